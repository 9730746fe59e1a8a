import Book
import ToolSupport

/// The paragraphs of a section in Markdown, and the changes in its blocks ` ```diff `. Lines without `-` and `+` stay.
struct Differences {
  private(set) var texts: [String] = []
  private(set) var edits: [(line: Int, old: [String], new: [String])] = []

  init(_ section: Markdown.Section, path: String) throws(Diagnostic) {
    var (words, isBlock): ([String], Bool) = ([], false)
    for (index, line) in zip(section.lines.indices, section.lines) {
      switch (isBlock, line.first) {
      case (false, _) where line == "```diff":
        isBlock = true
        edits.append((index + 1, [], []))
      case (false, "`"):
        throw Diagnostic(path, line: index + 1, "Differences must be in a '```diff' block.")
      case (false, _): words.append(line)
      case (true, "`"): isBlock = false
      case (true, "-"): edits[edits.count - 1].old.append(String(line.dropFirst()))
      case (true, "+"): edits[edits.count - 1].new.append(String(line.dropFirst()))
      case (true, nil), (true, " "):
        edits[edits.count - 1].old.append(String(line.dropFirst()))
        edits[edits.count - 1].new.append(String(line.dropFirst()))
      default:
        throw Diagnostic(path, line: index + 1, "Diff lines must begin with '-', '+' or a space.")
      }
    }
    texts = words.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
  }
}
