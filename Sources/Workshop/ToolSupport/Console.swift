/// Where a verb's text goes.
package protocol Console: Sendable {
  /// Columns to fit into.
  var width: Int { get }
  /// Lines of a screen.
  var height: Int { get }
  /// Whether a person watches, so that a line may be replaced while something takes time.
  var isTerminal: Bool { get }
  /// Whether colour is wanted. Meaning never depends on it.
  var usesColor: Bool { get }
  /// Whether anybody can still read what is written.
  var isRead: Bool { get }
  /// Why some of the output or the errors could not be written; nil if all of them were.
  var lostOutput: String? { get }
  func write(_ text: String)
  func writeError(_ text: String)
}

extension Console {
  package func line(_ text: String = "") { write(text + "\n") }

  /// Writes a paragraph, broken between words so that it fits.
  ///
  /// - Parameter indent: goes before every line.
  package func paragraph(_ text: String, indent: String = "") {
    line(lines(text, indent: indent).joined(separator: "\n"))
  }

  /// The lines of a paragraph.
  package func lines(_ text: String, indent: String = "") -> [String] {
    wrapped(text, width: max(width - indent.count, 16)).split(separator: "\n").map { indent + $0 }
  }

  /// A name and a sentence beside it, at `column`; the sentence goes on below itself. It begins below
  /// the name where a word of it is too wide to stand beside it.
  package func entry(_ name: String, _ sentence: String, column: Int = 16) {
    let text = wrapped(sentence, width: max(width - column, 16))
    guard text.split(separator: "\n").allSatisfy({ columns(of: $0) + column <= width }) else {
      line(name)
      return paragraph(sentence, indent: name.hasPrefix(" ") ? "    " : "  ")
    }
    let gap = String(repeating: " ", count: max(2, column - columns(of: name)))
    let indent = String(repeating: " ", count: column)
    line(name + gap + text.replacing("\n", with: "\n" + indent))
  }

  /// Shows what is going on in a line that the next one replaces; silent where nobody watches.
  package func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K\(text.prefix(max(width - 1, 10)))")
  }

  /// Takes the line of `progress` away.
  package func endProgress() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  /// The exit status of a program at its end: never 0 if output was lost, which it reports on standard
  /// error.
  package func status(_ status: Int32, of program: String) -> Int32 {
    guard let reason = lostOutput else { return status }
    let sentence = "\(program): Output could not be written: \(reason)."
    writeError(wrapped(sentence, width: width) + "\n")
    return max(status, 1)
  }

  /// `good` in green, where colour is wanted.
  package func good(_ text: String) -> String { colored(text, "32") }

  /// `bad` in red, where colour is wanted.
  package func bad(_ text: String) -> String { colored(text, "31") }

  /// Writes a line of a change, in red behind a '-' and in green behind a '+', where color is wanted. What is
  /// too wide goes on below the text behind the sign.
  package func change(_ line: String) {
    for line in changeLines(line) { self.line(line) }
  }

  /// The lines of a line of a change.
  package func changeLines(_ line: String) -> [String] {
    let line = line.withVisibleControls
    let color = { (text: String) in
      line.hasPrefix("-") ? bad(text) : line.hasPrefix("+") ? good(text) : text
    }
    guard columns(of: line) > width else { return [color(line)] }
    let text = wrapped(String(line.dropFirst(2)), width: max(width - 2, 16)).split(separator: "\n")
    return text.enumerated().map { color("\($0 == 0 ? line.prefix(2) : "  ")\($1)") }
  }

  /// - Parameter code: of the colour, such as 31 for red.
  package func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// `text` broken between words, and where it is broken already; a word wider than `width` stands
/// alone, unbroken. A break stands for one space; where there are more, the others are kept.
///
/// A command is one word, so that it can be copied: `swift run …` and what follows, up to a mark at the
/// end of a word, or to an option in brackets.
package func wrapped(_ text: String, width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrappedLines(of: $0, width: width) }.joined(separator: "\n")
}

private func wrappedLines(of line: Substring, width: Int) -> [String] {
  // Each word with the spaces before it; of a command all words but its last come first.
  let words = line.matches(
    of:
      #/
      \ *
      (?: (?: [A-Z]+=[^\ ]+\ )? [`']? (?: swift\ (?=run|test|build) | git\ (?=checkout|stash) )
        (?: [^\ ]*[^\ .,;:)`']\ (?![\[(\ ]) )* )?
      [^\ ]+
      /#
  ).map(\.0)
  return words.dropFirst().reduce(into: ["\(words.first ?? "")"]) { lines, word in
    if columns(of: lines[lines.count - 1]) + columns(of: word) <= width {
      lines[lines.count - 1] += word
    } else {
      lines.append("\(word.dropFirst())")
    }
  }
}

extension StringProtocol {
  /// The text without the codes that a terminal reads, such as those for color.
  package var uncolored: String {
    contains("\u{1B}")
      ? String(self).replacing(#/\u{1B}\[[0-?]*[ -\/]*[@-~]/#, with: "") : String(self)
  }
}

/// How many columns a text takes: codes for colour take none.
package func columns(of text: some StringProtocol) -> Int {
  var (count, isCode) = (0, false)
  for character in text {
    if character == "\u{1B}" { isCode = true }
    if !isCode { count += 1 }
    if character == "m" { isCode = false }
  }
  return count
}
