import Foundation

/// The testing library's report of a run: lines of JSON. The last one is truncated if the program was killed.
///
/// See "ABI/JSON.md" in swift-testing's documentation.
package struct CheckEvents: Sendable {
  /// A check, or another test.
  package struct Test: Sendable {
    package let id: String
    /// Its display name, or else its name.
    package let sentence: String
    /// The file name, `LifetimeTests.swift`.
    package let file: String
    let line: Int?
  }

  /// The tests that the run selected, in the library's order.
  package private(set) var tests: [Test] = []
  package private(set) var started: Set<String> = []
  package private(set) var ended: Set<String> = []
  package private(set) var skipped: Set<String> = []
  package private(set) var issues: [String: [CheckIssue]] = [:]
  /// Issues that belong to no check.
  private(set) var strayIssues: [CheckIssue] = []
  /// Whether the run finished.
  package private(set) var runEnded = false

  /// - Parameters:
  ///   - module: the module of the checks; tests of other modules don't count.
  ///   - seal: the token that a test named `seal` must record after all checks; otherwise the run is unfinished.
  package init(_ text: String, module: String, seal: String? = nil) {
    let decoder = JSONDecoder()
    var isSealed = seal == nil
    for line in text.split(separator: "\n") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      let event = record.payload
      if event.kind == "function", let id = event.id.flatMap({ checkID($0, module: module) }),
        seal == nil || id != "seal"
      {
        let sentence = event.displayName ?? event.name ?? id
        let place = event.sourceLocation
        tests.append(
          Test(id: id, sentence: sentence, file: place?.fileName ?? "", line: place?.line))
      }
      let id = event.testID.flatMap { checkID($0, module: module) }
      if let seal {
        if id == "seal" {
          isSealed = isSealed || event.messages?.contains { $0.text == seal } == true
        } else if id != nil {
          isSealed = false
        }
      }
      switch (event.kind, id) {
      case ("testStarted", let id?): started.insert(id)
      case ("testEnded", let id?): ended.insert(id)
      case ("testSkipped", let id?): skipped.insert(id)
      case ("issueRecorded", _) where event.issue?.isKnown != true:
        let issue = CheckIssue(
          line: event.issue?.sourceLocation?.line, message: issueMessage(from: event.messages ?? [])
        )
        if let id { issues[id, default: []].append(issue) } else { strayIssues.append(issue) }
      case ("runEnded", _): runEnded = isSealed
      default: continue
      }
    }
  }

  private struct Record: Decodable { let payload: Event }

  private struct Location: Decodable {
    let fileID: String?
    let line: Int

    /// The file's name without the module.
    var fileName: String? { fileID?.split(separator: "/").last.map(String.init) }
  }

  private struct Event: Decodable {
    let kind: String
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
    // The id of a test.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
  }

  private struct Message: Decodable {
    let symbol: String
    let text: String
  }

  private struct Issue: Decodable {
    let isKnown: Bool?
    let sourceLocation: Location?
  }

  /// `Task1/value` of `AddDChecks.Task1/value()/Checks.swift:12:4`; nil for suites and for other
  /// modules.
  private func checkID(_ testID: String, module: String) -> String? {
    guard testID.hasPrefix("\(module)."), let end = testID.firstIndex(of: "(") else { return nil }
    return String(testID[..<end].dropFirst(module.count + 1))
  }

  /// The comment of the expectation, or else the library's own message.
  private func issueMessage(from messages: [Message]) -> String {
    let comments = messages.filter { $0.symbol == "details" }.map(\.text)
    return (comments.isEmpty ? messages.map(\.text) : comments).joined(separator: "\n")
  }
}
