import Foundation

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

  /// A name and a sentence beside it, at `column`; the sentence goes on below itself.
  package func entry(_ name: String, _ sentence: String, column: Int = 16) {
    let gap = String(repeating: " ", count: max(2, column - columns(of: name)))
    let indent = String(repeating: " ", count: column)
    let text = wrapped(sentence, width: max(width - column, 16))
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

  /// `good` in green, where colour is wanted.
  package func good(_ text: String) -> String { colored(text, "32") }

  /// `bad` in red, where colour is wanted.
  package func bad(_ text: String) -> String { colored(text, "31") }

  /// - Parameter code: of the colour, such as 31 for red.
  package func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// `text` broken between words, and where it is broken already; a word wider than `width` stands
/// alone, unbroken.
package func wrapped(_ text: String, width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrappedLines(of: $0, width: width) }.joined(separator: "\n")
}

private func wrappedLines(of line: Substring, width: Int) -> [String] {
  var lines: [String] = []
  var current = ""
  for word in line.split(separator: " ") {
    if current.isEmpty {
      current = String(word)
    } else if columns(of: current) + 1 + columns(of: word) <= width {
      current += " \(word)"
    } else {
      lines.append(current)
      current = String(word)
    }
  }
  return lines + [current]
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

/// Standard output and standard error of this process.
package struct Terminal: Console {
  package let isTerminal: Bool
  package let usesColor: Bool
  private let columns: Int

  /// - Parameter variables: `NO_COLOR` and `TERM=dumb` turn colour off; `COLUMNS` is the width
  ///   where the terminal does not tell one.
  package init(variables: [String: String]) {
    isTerminal = isatty(STDOUT_FILENO) == 1
    columns = variables["COLUMNS"].flatMap(Int.init) ?? 80
    usesColor =
      isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }

  /// As wide as the window is now.
  package var width: Int { max(size.map { Int($0.ws_col) } ?? columns, 20) }

  package var height: Int { max(size.map { Int($0.ws_row) } ?? 24, 8) }

  private var size: winsize? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return size
  }

  package var isRead: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) <= 0
  }

  package func write(_ text: String) { write(text, to: .standardOutput) }

  package func writeError(_ text: String) { write(text, to: .standardError) }

  /// A reader that has gone away is no failure: it has seen what it wanted.
  private func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(0)
    }
  }
}
