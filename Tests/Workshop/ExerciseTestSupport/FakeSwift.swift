import Book
import ExerciseKit
import Foundation
import TestSupport
import ToolSupport

/// `swift build` and `swift test` for a scratch package with an exercise in memory.
///
/// The answer says in words what becomes of it: `adds passes`; `adds mumbles` fails without saying
/// what was expected; `adds is skipped`; a check that it does not name fails. `does not compile`,
/// `does not fit` and `warns` are what the compiler says of it.
package struct FakeSwift {
  package let files: InMemoryFiles

  /// Nil where something else was started.
  package func answer(_ command: Command) -> ProcessResult? {
    let package = command.value(of: "--package-path") ?? ""
    guard package.contains("/exercises/packages/"), let name = package.split(separator: "/").last,
      let text = try? files.read("\(package)/Sources/\(name)Exercise/Exercise.swift"),
      let checks = try? files.read("\(package)/Tests/\(name)Checks/Checks.swift"),
      let rest = try? files.read("\(package)/Tests/\(name)Checks/Rest.swift")
    else { return nil }
    // A line stands in one of them, or in both.
    let lines = zip(checks.lines, rest.lines).map { $0.isEmpty ? $1 : $0 }
    guard let list = try? Check.all(in: lines.joined(separator: "\n"), path: "Checks.swift") else {
      return nil
    }
    if command.arguments.first == "build" { return build(text, list) }
    let records = list.flatMap { check in
      let id = "\(name)Checks.\(check.id)()/Checks.swift:\(check.lines.lowerBound):4"
      return events(of: check, in: text).map { record($0.kind, id, $0.more) }
    }
    if let path = command.value(of: "--event-stream-output-path") {
      let lines = records + [record("runEnded", nil, "")]
      try? files.write(lines.joined(separator: "\n"), to: path)
    }
    return ProcessResult(.exit(0))
  }

  private func build(_ text: String, _ list: [Check]) -> ProcessResult {
    let line = list.first?.lines.lowerBound ?? 1
    return switch true {
    case text.contains("does not compile"):
      ProcessResult(.exit(1), output: "/x/Exercise.swift:3:1: error: it does not compile\n")
    case text.contains("does not fit"):
      ProcessResult(.exit(1), output: "/x/Checks.swift:\(line):1: error: cannot find it\n")
    case text.contains("warns"):
      ProcessResult(.exit(0), output: "/x/Exercise.swift:3:1: warning: it was never used\n")
    default: ProcessResult(.exit(0))
    }
  }

  private func events(of check: Check, in text: String) -> [(kind: String, more: String)] {
    func issue(_ symbol: String, _ words: String) -> (kind: String, more: String) {
      let place = #""issue":{"isKnown":false,"sourceLocation":{"line":\#(check.lines.upperBound)}}"#
      let message = #"{"symbol":"\#(symbol)","text":"\#(words)"}"#
      return ("issueRecorded", #","messages":[\#(message)],\#(place)"#)
    }
    if text.contains("\(check.name) is skipped") { return [("testSkipped", "")] }
    var issues: [(kind: String, more: String)] = []
    if text.contains("\(check.name) mumbles") {
      issues = [issue("fail", "Expectation failed")]
    } else if !text.contains("\(check.name) passes") {
      issues = [issue("details", "expected 1, found 0")]
    }
    return [("testStarted", "")] + issues + [("testEnded", "")]
  }

  private func record(_ kind: String, _ id: String?, _ more: String) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(test)\#(more)},"version":0}"#
  }
}

extension Command {
  /// What stands behind an option.
  fileprivate func value(of option: String) -> String? {
    arguments.firstIndex(of: option).map { arguments[$0 + 1] }
  }
}
