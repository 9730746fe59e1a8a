import Book
import ToolSupport

extension Verb {
  static let term = Verb(
    name: "term",
    usage: "TERM",
    summary: "Look up a term, and the guide that introduces it",
    examples: [("term splice", "shows one row of Chapters/Glossary.md")],
    argumentCount: 1...6,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let entry = try Glossary(of: workspace.checkout).entry(arguments.plain.joined(separator: " "))
      workspace.console.paragraph("\(entry.term): \(Markdown.plain(entry.meaning))")
      workspace.console.entry("  used", entry.said)
      workspace.console.entry("  guide", "Chapters/\(entry.page)")
      return 0
    })
}
