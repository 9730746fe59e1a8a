import ToolSupport

extension Diagnostic {
  package var isError: Bool { severity == .error }

  /// The errors and warnings in the output of a compiler, linker or package manager, without duplicates and
  /// folders. An error in the code that a macro generates has the place where the macro is used, unless another error
  /// is on that line.
  static func all(in text: String) -> [Diagnostic] {
    var (seen, all, expanded): (Set<Diagnostic>, [Diagnostic], Set<Diagnostic>) = ([], [], [])
    // Compiled once; a literal in the loop would be compiled for every line.
    let place = #/(\S.*?):(\d+):(\d+): (error|warning): (.*)/#
    let lines = text.uncolored.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: place) else { continue }
      var found = Diagnostic(
        fileName(match.1), line: Int(match.2), column: Int(match.3),
        severity: Severity(rawValue: String(match.4)), String(match.5))
      if found.isGenerated, let used = found.atUseOfMacro(lines[index...]) {
        found = used
        expanded.insert(used)
      }
      if seen.insert(found).inserted { all.append(found) }
    }
    return all.filter { found in
      !expanded.contains(found)
        || !all.contains { other in
          !expanded.contains(other) && other.isError && other.file == found.file
            && other.line == found.line
        }
    }
  }

  private static func fileName(_ path: Substring) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Whether the file is one that a macro generated.
  private var isGenerated: Bool { file.hasPrefix("@__swiftmacro_") }

  /// The diagnostic at the place where the macro is used: the first note of that kind in the lines that follow.
  private func atUseOfMacro(_ lines: ArraySlice<Substring>) -> Diagnostic? {
    let note = #/(\S.*?):(\d+):(\d+): note: in expansion of macro '(\w+)' here/#
    for line in lines {
      guard let match = line.wholeMatch(of: note) else { continue }
      let used = Diagnostic(
        Self.fileName(match.1), line: Int(match.2), column: Int(match.3), severity: severity,
        "in #\(match.4): \(message)")
      if !used.isGenerated { return used }
    }
    return nil
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
