import Book
import SwiftOutline
import ToolSupport

/// One check of an exercise: a test of its suite `TaskN`, or a probe.
package struct Check: Sendable, Hashable {
  package let task: Int
  package let name: String
  /// What must hold, as a sentence.
  package let sentence: String
  /// The check's lines in `Checks.swift`.
  package let lines: ClosedRange<Int>
  /// The declarations that the check tests, `Login.init, Login.token`, from the comment `// See …` above it.
  var subject: String?
  /// The probe, if the check is one.
  var probe: Probe?
  /// Whether the check judges the learner's own tests.
  package var isOfTests = false

  /// The testing library's id without module and location: `Task1/value`.
  package var id: String { "Task\(task)/\(name)" }
  /// The file to look at.
  package var file: String { isOfTests ? "Exercise.swift" : "Checks.swift" }

  /// The checks that `Checks.swift` declares, whether they run or not: the tests, then the probes.
  ///
  /// - Throws: `ToolError` for a check outside of a suite `TaskN`, without a sentence, or with a duplicate
  ///   name.
  package static func all(in text: String, path: String) throws(ToolError) -> [Check] {
    var checks: [Check] = []
    func add(_ check: Check, _ place: String) throws(ToolError) {
      guard !checks.contains(where: { $0.name == check.name }) else {
        throw ToolError("\(place): Duplicate check '\(check.name)'.")
      }
      checks.append(check)
    }
    let all = text.lines
    let declarations = try SourceFile(reading: text, path).readDeclarations()
    let quoted = #/^"([^"]+)"/#
    for suite in declarations {
      // Includes tests outside of a suite, so that the error below reports them.
      let tests = ([suite] + suite.members).filter { $0.attributes.contains { $0.name == "Test" } }
      if tests.isEmpty { continue }
      guard let match = suite.name.wholeMatch(of: #/Task(\d+)/#), let task = Int(match.1) else {
        throw ToolError("\(path):\(suite.line): Checks must be in suites 'Task1', 'Task2', ….")
      }
      for test in tests {
        let place = "\(path):\(test.line)"
        let words = test.attributes.first { $0.name == "Test" }?.arguments ?? ""
        guard let sentence = words.firstMatch(of: quoted) else {
          throw ToolError("\(place): A check needs a sentence: @Test(\"…\").")
        }
        var head = all.prefix(test.lines.lowerBound - 1).comment
        let check = Check(
          task: task, name: test.name, sentence: String(sentence.1), lines: test.lines,
          subject: head.popSubject())
        try add(check, place)
      }
    }
    for probe in try Probe.all(among: declarations, in: text, path: path) {
      try add(probe, "\(path):\(probe.lines.lowerBound)")
    }
    guard !checks.isEmpty else { throw ToolError("\(path): The file has no checks.") }
    return checks
  }

  /// The locations for a learner to look at: the tested declarations, or else the first part of its task.
  ///
  /// - Parameter answer: the learner's text.
  func place(in answer: String) -> String? {
    let places = subjects.compactMap { name in
      declaration(name, in: answer).map { "Exercise.swift:\($0.line), \(name)" }
    }
    if !places.isEmpty { return places.joined(separator: "; ") }
    return TaskParts(of: answer).firstLine(of: task).map { "Exercise.swift:\($0)" }
  }

  /// The first tested declaration in the learner's text.
  func declaration(in answer: String) -> Declaration? {
    subjects.first.flatMap { declaration($0, in: answer) }
  }

  private var subjects: [String] {
    subject?.split(separator: ", ").map(String.init) ?? []
  }

  private func declaration(_ subject: String, in answer: String) -> Declaration? {
    guard let file = try? SourceFile(path: "", text: answer), var found = try? file.declarations()
    else { return nil }
    var last: Declaration?
    for name in subject.split(separator: ".") {
      let named = found.filter { $0.name == name }
      last = named.first
      found = named.flatMap(\.members)
    }
    return last
  }
}
