import Book
import ToolSupport

extension Verb {
  static let term = Verb(
    name: "term",
    usage: "TERM",
    summary: "What a term means, and which guide introduces it.",
    details: "Shows one row of Chapters/Glossary.md, for example: term splice",
    words: 1...6,
    action: .inCheckout { workspace, words throws(ToolError) in
      let entry = try Glossary(of: workspace.checkout).entry(words.plain.joined(separator: " "))
      workspace.console.paragraph("\(entry.term): \(Markdown.plain(entry.meaning))")
      workspace.console.entry("  said", entry.said)
      workspace.console.entry("  guide", "Chapters/\(entry.page)")
      return 0
    })
}
