/// Where a verb prints.
package protocol Console: Sendable {
  /// The width in columns.
  var width: Int { get }
  /// The height in lines.
  var height: Int { get }
  /// Whether the console is a terminal, in which a progress line can be replaced.
  var isTerminal: Bool { get }
  /// Whether to color output. Color is decoration: no meaning depends on it.
  var usesColor: Bool { get }
  /// Whether output is still read: false after the reader has closed the pipe.
  var isRead: Bool { get }
  /// Why some output could not be written; nil if nothing was lost.
  var lostOutput: String? { get }
  func write(_ text: String)
  func writeError(_ text: String)
}

extension Console {
  package func line(_ text: String = "") { write(text + "\n") }

  /// Writes a paragraph, wrapped to the width.
  ///
  /// - Parameter indent: precedes every line.
  package func paragraph(_ text: String, indent: String = "") {
    line(lines(text, indent: indent).joined(separator: "\n"))
  }

  package func lines(_ text: String, indent: String = "") -> [String] {
    wrapped(text, width: max(width - indent.count, 16)).split(separator: "\n").map { indent + $0 }
  }

  /// Writes a name and, from `column` on, a wrapped sentence. The sentence begins below the name if one of
  /// its words is too wide for the column.
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

  /// Shows progress in a line that the next one replaces. Prints nothing if this isn't a terminal.
  package func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K\(text.prefix(max(width - 1, 10)))")
  }

  /// Clears the line of `progress`.
  package func endProgress() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  /// The exit status of a program: never 0 if output was lost, which is reported on standard error.
  package func status(_ status: Int32, of program: String) -> Int32 {
    guard let reason = lostOutput else { return status }
    let sentence = "\(program): Output could not be written: \(reason)."
    writeError(wrapped(sentence, width: width) + "\n")
    return max(status, 1)
  }

  package func good(_ text: String) -> String { colored(text, "32") }

  package func bad(_ text: String) -> String { colored(text, "31") }

  /// Writes a line of a diff, wrapped behind its sign: '-' in red, '+' in green.
  package func change(_ line: String) {
    for line in changeLines(line) { self.line(line) }
  }

  package func changeLines(_ line: String) -> [String] {
    let line = line.withVisibleControls
    let color = { (text: String) in
      line.hasPrefix("-") ? bad(text) : line.hasPrefix("+") ? good(text) : text
    }
    guard columns(of: line) > width else { return [color(line)] }
    let text = wrapped(String(line.dropFirst(2)), width: max(width - 2, 16)).split(separator: "\n")
    return text.enumerated().map { color("\($0 == 0 ? line.prefix(2) : "  ")\($1)") }
  }

  /// - Parameter code: of the color, such as 31 for red.
  package func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Wraps text between words. A word that is wider than `width` gets a line of its own. A line break replaces
/// one space; further spaces stay.
///
/// A command such as `swift run …` is never split, so that it can be copied. It ends at punctuation, or at an
/// option in brackets.
package func wrapped(_ text: String, width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrappedLines(of: $0, width: width) }.joined(separator: "\n")
}

private func wrappedLines(of line: Substring, width: Int) -> [String] {
  // Each word with the spaces before it; a command is one word.
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
  /// The text without terminal codes, such as those for color.
  package var uncolored: String {
    contains("\u{1B}")
      ? String(self).replacing(#/\u{1B}\[[0-?]*[ -\/]*[@-~]/#, with: "") : String(self)
  }
}

/// The width of a text in columns; color codes have none.
package func columns(of text: some StringProtocol) -> Int {
  var (count, isCode) = (0, false)
  for character in text {
    if character == "\u{1B}" { isCode = true }
    if !isCode { count += 1 }
    if character == "m" { isCode = false }
  }
  return count
}
