import ToolSupport

extension Diagnostic {
  package var isError: Bool { severity == .error }

  /// The errors and warnings in what a compiler, linker or package manager wrote, each once; a file's
  /// name is without its folder.
  static func all(in text: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    // Read once: a literal in the closure would be read for every line.
    let place = #/(\S.*?):(\d+):(\d+): (error|warning): (.*)/#
    return text.uncolored.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: place) else { return nil }
      let found = Diagnostic(
        String(match.1.split(separator: "/").last ?? ""), line: Int(match.2),
        column: Int(match.3), severity: Severity(rawValue: String(match.4)), String(match.5))
      return seen.insert(found).inserted ? found : nil
    }
  }

  /// The errors in a text that is known to tell of a failure; its last lines where none is found.
  package static func errors(in text: String) -> [Diagnostic] {
    let errors = all(in: text).filter(\.isError)
    guard errors.isEmpty else { return errors }
    let last = text.uncolored.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
      .suffix(3)
    let words = last.isEmpty ? "It failed without output." : last.joined(separator: "\n")
    return [Diagnostic("", severity: .error, words)]
  }
}

extension [Diagnostic] {
  /// The first three, as wide as the console at most where they can be broken, and how many are left.
  func lines(on console: any Console) -> [String] {
    prefix(3).flatMap { console.lines("\($0)", indent: "  ") }
      + (count > 3 ? ["  and \(count - 3) more"] : [])
  }
}
