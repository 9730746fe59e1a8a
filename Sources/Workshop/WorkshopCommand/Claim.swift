import Book
import ToolSupport

extension Verb {
  static let claim = Verb(
    name: "claim",
    usage: "ID|WORDS [--json]",
    summary: "Look up a claim, our verdict and its proof",
    examples: [
      ("claim DEPS-117", "shows one claim"),
      ("claim scoped lifestyle", "finds claims with these words"),
      ("claim L606", "finds claims about line 606 of a source document"),
    ],
    notes: ["Searches quotations, section titles and our wording of each claim."],
    options: [Option(name: "--json", summary: "Print JSON")],
    argumentCount: 1...100,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let claims = try Claims(of: workspace.checkout)
      guard let claim = try claims.row(for: arguments.plain) else {
        return try workspace.console.show(
          claims.hits(arguments.plain), of: claims, for: arguments.plain,
          asJSON: arguments.has("--json"))
      }
      let index = try ProofIndex(of: workspace.checkout, for: claim.proofs)
      let places = claim.proofs.compactMap { index.place(of: $0, for: claim.id) }
      let console = workspace.console
      let prove = "swift run workshop prove \(claim.id)"
      if arguments.has("--json") {
        try console.json([
          "claim": claim.fields.merging(["proofs": claim.proofs, "line": claim.line]) { $1 },
          "places": places.map { place in
            let command = place.test == nil ? place.file : prove
            return ["file": place.file, "line": place.line, "command": command] as [String: Any]
          },
        ])
        return 0
      }
      console.paragraph("\(claim.id) \(claim.claim)")
      console.entry("  document", claim.document)
      console.entry("  where", claim.place.text)
      console.entry("  verdict", claim.verdict)
      if let other = claim.repeated { console.entry("  \(other)", claims.judged(claim).verdict) }
      for place in places {
        console.entry("  proof", "\(place.file):\(place.line)")
        if place.test == nil { console.entry("    run", place.file) }
      }
      if places.contains(where: { $0.test != nil }) { console.entry("    run", prove) }
      if claim.proofs.isEmpty { console.entry("  proof", "nothing to run") }
      return 0
    })
}

extension Claims.Claim {
  /// The claim's fields for JSON, without its proofs.
  fileprivate var fields: [String: Any] {
    ["id": id, "claim": claim, "document": document, "source": place.text, "verdict": verdict]
  }
}

extension Claims {
  /// The row with this id; nil for words to search.
  ///
  /// - Throws: `ToolError` with the nearest ids for an unknown id.
  fileprivate func row(for words: [String]) throws(ToolError) -> Claim? {
    guard words.count == 1, let word = words.first else { return nil }
    if let claim = known(word) { return claim }
    return word.contains(#/^[A-Za-z]+-[A-Za-z]?\d+$/#) ? try claim(word) : nil
  }
}

extension Console {
  fileprivate func show(
    _ hits: Claims.Hits, of claims: Claims, for words: [String], asJSON: Bool
  ) throws(ToolError) -> Int32 {
    let typed = words.joined(separator: " ")
    guard !hits.claims.isEmpty else {
      throw ToolError(
        "No claim mentions '\(typed)'. Try other words, or see Chapters/Claims.md.", .usedWrongly)
    }
    let limit = 12
    if asJSON {
      try json(
        [
          "areWhole": hits.areWhole,
          "claims": hits.claims.map(\.fields),
        ] as [String: Any])
      return 0
    }
    if !hits.areWhole { paragraph("No claim has all these words. Closest:") }
    for claim in hits.claims.prefix(limit) {
      paragraph("\(claim.id) \(claim.claim)")
      entry("  where", "\(claim.document), \(claim.place.text)")
      entry("  verdict", claim.verdict)
    }
    if hits.claims.count > limit {
      line("\(hits.claims.count - limit) more. Add a word to narrow it down.")
    }
    paragraph("To see a proof: swift run workshop claim \(hits.claims[0].id)")
    return 0
  }
}
