import ToolSupport

extension Diagnostic {
  package var isError: Bool { severity == .error }

  /// The errors and warnings in the output of a compiler, linker or package manager, without duplicates and
  /// folders.
  static func all(in text: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    // Compiled once; a literal in the closure would be compiled for every line.
    let place = #/(\S.*?):(\d+):(\d+): (error|warning): (.*)/#
    return text.uncolored.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: place) else { return nil }
      let found = Diagnostic(
        String(match.1.split(separator: "/").last ?? ""), line: Int(match.2),
        column: Int(match.3), severity: Severity(rawValue: String(match.4)), String(match.5))
      return seen.insert(found).inserted ? found : nil
    }
  }

  /// The errors in the output of a failure, or else its last lines.
  package static func errors(in text: String) -> [Diagnostic] {
    let errors = all(in: text).filter(\.isError)
    guard errors.isEmpty else { return errors }
    let last = text.uncolored.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
      .suffix(3)
    let words = last.isEmpty ? "The command failed without output." : last.joined(separator: "\n")
    return [Diagnostic("", severity: .error, words)]
  }
}

extension [Diagnostic] {
  /// If the answer declares a type twice, the compiler reports an error at each use of the type. Returns these
  /// errors as a single error for each such type.
  func namingTwice(in answer: String) -> [Diagnostic] {
    let pattern = #/'(\w+)' is ambiguous for type lookup.*|invalid redeclaration of '(\w+)'/#
    let lines = answer.lines
    var seen: Set<String> = []
    return compactMap { error in
      guard error.file == "Exercise.swift", let match = error.message.wholeMatch(of: pattern),
        let name = (match.1 ?? match.2).map(String.init)
      else { return error }
      let declaration = try? Regex(
        "^[a-z ]*\\b(struct|class|enum|actor|protocol|typealias) \(name)\\b")
      let places = lines.indices.filter {
        declaration.map(lines[$0].contains) == true
      }.map { $0 + 1 }
      guard places.count > 1 else { return error }
      guard seen.insert(name).inserted else { return nil }
      let numbers = places.map(String.init).joined(separator: " and ")
      return Diagnostic(
        error.file, line: places[places.count - 1], severity: .error,
        "'\(name)' is declared in lines \(numbers). Keep one of them.")
    }
  }

  /// The first three errors, wrapped to the console's width, and the number of the others.
  func lines(on console: any Console) -> [String] {
    prefix(3).flatMap { console.lines("\($0)", indent: "  ") }
      + (count > 3 ? ["  and \(count - 3) more"] : [])
  }
}
