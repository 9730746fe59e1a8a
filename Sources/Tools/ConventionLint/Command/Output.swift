import Foundation

/// Where the text of the command goes.
package protocol Output: Sendable {
  /// Columns to fit into.
  var width: Int { get }
  /// Whether colour is wanted. Meaning never depends on it.
  var usesColor: Bool { get }
  func write(_ text: String)
  func writeError(_ text: String)
}

/// Standard output and standard error of this process.
package struct StandardOutput: Output {
  package let width: Int
  package let usesColor: Bool

  /// - Parameter environment: `NO_COLOR` and `TERM=dumb` turn colour off; `COLUMNS` is the width
  ///   where the terminal does not tell one.
  package init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    var size = winsize()
    let isTold =
      isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = environment["COLUMNS"].flatMap(Int.init) ?? 80
    width = max(isTold ? Int(size.ws_col) : columns, 20)
    usesColor =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
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

/// `text` broken between words; lines that begin with a space stay as they are. What follows a name
/// and two spaces goes on below itself.
func wrapped(_ text: String, width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard !line.hasPrefix(" ") else { return String(line) }
    guard let gap = line.firstRange(of: "  ") else {
      return broken(line, width: width).joined(separator: "\n")
    }
    let sentence = line[gap.upperBound...].drop { $0 == " " }
    let column = line.distance(from: line.startIndex, to: sentence.startIndex)
    let indent = String(repeating: " ", count: column)
    return line[..<sentence.startIndex]
      + broken(sentence, width: max(width - column, 16)).joined(separator: "\n" + indent)
  }.joined(separator: "\n")
}

private func broken(_ text: Substring, width: Int) -> [String] {
  var (lines, current) = ([String](), "")
  for word in text.split(separator: " ") {
    if !current.isEmpty, current.count + 1 + word.count > width {
      lines.append(current)
      current = ""
    }
    current += current.isEmpty ? String(word) : " \(word)"
  }
  return lines + [current]
}
