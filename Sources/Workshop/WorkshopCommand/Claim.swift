import Book
import ToolSupport

extension Verb {
  static let claim = Verb(
    name: "claim",
    usage: "ID [--json]",
    summary: "A claim of a document, our verdict, and where it is proven.",
    details: "Shows one row of Chapters/Claims.md, for example DEPS-117: what the document says, "
      + "our verdict, where each proof stands, and the command that runs it.",
    options: [Option(name: "--json", summary: "The same for a program to read.")],
    words: 1...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      let claim = try Claims(of: workspace.checkout).claim(words.plain[0])
      let index = try ProofIndex(of: workspace.checkout, for: claim.proofs)
      let places = claim.proofs.compactMap { index.place(of: $0, for: claim.id) }
      let console = workspace.console
      let prove = "swift run workshop prove \(claim.id)"
      if words.has("--json") {
        try console.json([
          "claim": [
            "id": claim.id, "claim": claim.claim, "source": claim.source,
            "verdict": claim.verdict, "proofs": claim.proofs, "line": claim.line,
          ] as [String: Any],
          "places": places.map { place in
            let command = place.test == nil ? place.file : prove
            return ["file": place.file, "line": place.line, "command": command] as [String: Any]
          },
        ])
        return 0
      }
      console.paragraph("\(claim.id) \(claim.claim)")
      console.entry("  from", claim.source)
      console.entry("  verdict", claim.verdict)
      for place in places {
        console.entry("  proof", "\(place.file):\(place.line)")
        if place.test == nil { console.entry("    run", place.file) }
      }
      if places.contains(where: { $0.test != nil }) { console.entry("    run", prove) }
      if !claim.needsProof { console.entry("  proof", "nothing to run") }
      return 0
    })
}
