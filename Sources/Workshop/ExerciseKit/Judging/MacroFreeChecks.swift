extension Submission {
  /// The checks as two files of their module, of about the same length, which are compiled side by
  /// side. What suites share is in the second, and not private any more. Each line keeps its number.
  var splitFiles: [Source] {
    let lines = checks.text.lines
    let suites = lines.indices.filter { lines[$0].hasPrefix("@Suite") }.map { start in
      start..<(lines[start...].firstIndex(of: "}") ?? lines.count - 1) + 1
    }
    var first = lines.map { $0.hasImport ? $0 : "" }
    var second = lines.map { line in
      if line.hasPrefix("  fileprivate ") { return line.replacing("fileprivate ", with: "") }
      let isPrivate = ["private ", "nonisolated(unsafe) private "].contains(where: line.hasPrefix)
      return isPrivate ? line.replacing("private ", with: "") : line
    }
    var (length, rest) = (0, lines.count)
    for suite in suites { rest -= suite.count }
    for suite in suites {
      if length <= rest {
        first.replaceSubrange(suite, with: lines[suite])
        second.replaceSubrange(suite, with: suite.map { _ in "" })
        length += suite.count
      } else {
        rest += suite.count
      }
    }
    return [("Checks.swift", first), ("Rest.swift", second)].map {
      Source(path: $0, text: $1.joined(separator: "\n"))
    }
  }
}

/// The checks as the fast way compiles them: without the macros of the testing library.
///
/// What those make of a test takes as long to compile as many lines of its body, and is the same
/// whatever the answer declares. So the tests stand alone, in a file that is compiled once: each
/// calls the function behind a symbol. The checks, which are compiled again with each interface, have
/// these functions instead. Each line keeps its number.
struct MacroFreeChecks {
  /// A test: its line, and what stands in it and in the next one.
  private struct Test {
    let line: Int
    let attribute: String
    let suite: String
    let name: String

    var symbol: String { "@_silgen_name(\"check.\(name)\") func check_\(name)() async throws" }
  }

  /// The tests alone. Their suites are private, so that the checks' own have other symbols.
  let tests: Submission.Source
  let files: [Submission.Source]

  init(_ submission: Submission) {
    let lines = submission.checks.text.lines
    var text = lines.map { $0 == "import Testing" ? $0 : "" }
    let all = Self.tests(in: lines)
    for (index, test) in all.enumerated() {
      let isFirst = index == 0 || all[index - 1].suite != test.suite
      let isLast = index == all.count - 1 || all[index + 1].suite != test.suite
      text[test.line] = (isFirst ? "private struct \(test.suite) { " : "") + test.attribute
      text[test.line + 1] =
        "func \(test.name)() async throws { try await check_\(test.name)() }" + (isLast ? " }" : "")
    }
    tests = Submission.Source(
      path: "Tests.swift", text: (text + all.map(\.symbol)).joined(separator: "\n"))
    files = submission.splitFiles.map(Self.bare)
  }

  /// Those whose attribute is a line of its own; what is written otherwise remains as it is.
  private static func tests(in lines: [String]) -> [Test] {
    var suite = ""
    return lines.indices.dropLast().compactMap { index in
      let (line, next) = (lines[index], lines[index + 1])
      if line.hasPrefix("struct ") { suite = String(line.split(separator: " ")[1]) }
      guard line.hasPrefix("  @Test(\""), line.hasSuffix("\")"), next.hasPrefix("  func ") else {
        return nil
      }
      let name = next.dropFirst("  func ".count).prefix { $0 != "(" }
      return Test(line: index, attribute: line, suite: suite, name: String(name))
    }
  }

  private static func bare(_ source: Submission.Source) -> Submission.Source {
    // A literal costs less than the macro for a place.
    let place = "#_sourceLocation"
    var lines = source.text.lines.map { line in
      // A suite needs its attribute only for its name.
      if line.hasPrefix("@Suite(\"") { return line.hasSuffix("@MainActor") ? "@MainActor" : "" }
      return line.contains(place) ? line.replacing(place, with: "#line") : line
    }
    let tests = tests(in: lines)
    for test in tests { lines[test.line] = "" }
    lines += tests.map { "\($0.symbol) { try await \($0.suite)().\($0.name)() }" }
    if source.name == "Rest.swift", lines.contains("import Testing") { lines.append(Self.place) }
    return Submission.Source(path: source.path, text: lines.joined(separator: "\n"))
  }

  private static let place = """
    extension SourceLocation: @retroactive ExpressibleByIntegerLiteral {
      public init(integerLiteral line: Int) {
        self.init(fileID: "Checks/Checks.swift", filePath: "Checks.swift", line: line, column: 1)
      }
    }
    """
}
