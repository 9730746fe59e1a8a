import ToolSupport

/// One thing the compiler says.
package struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, without its folder; empty where the compiler names none.
  package let file: String
  package let line: Int
  let column: Int
  let isError: Bool
  package let message: String

  package var description: String {
    let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
    return "\(place)\(isError ? "error" : "warning"): \(message)"
  }

  /// The errors and warnings in what a compiler, linker or package manager wrote, each once.
  static func all(in text: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    // Read once: a literal in the closure would be read for every line.
    let place = #/(\S.*?):(\d+):(\d+): (error|warning): (.*)/#
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: place),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      let found = Diagnostic(
        file: String(match.1.split(separator: "/").last ?? ""), line: number, column: column,
        isError: match.4 == "error", message: String(match.5))
      return seen.insert(found).inserted ? found : nil
    }
  }

  /// The errors in a text that is known to tell of a failure; its last lines where none is found.
  package static func errors(in text: String) -> [Diagnostic] {
    let errors = all(in: text).filter(\.isError)
    guard errors.isEmpty else { return errors }
    let last = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.suffix(3)
    let words = last.isEmpty ? "It ended without a word." : last.joined(separator: "\n")
    return [Diagnostic(file: "", line: 0, column: 0, isError: true, message: words)]
  }
}

extension [Diagnostic] {
  /// The first three, as wide as the console at most where they can be broken, and how many are left.
  func lines(on console: any Console) -> [String] {
    prefix(3).flatMap { console.lines("\($0)", indent: "  ") }
      + (count > 3 ? ["  and \(count - 3) more"] : [])
  }
}
