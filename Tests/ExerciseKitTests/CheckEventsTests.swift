import Testing

@testable import ExerciseKit

/// The records are real ones of Swift Testing 6.3.1; addresses and times were taken out.
@Suite("What the testing library reports, read")
struct CheckEventsTests {
  private static let adds = #"AddUpChecks.Task1\/adds()\/Checks.swift:5:4"#
  private static let says = #"AddUpChecks.Task1\/says()\/Checks.swift:8:4"#

  private static func started(_ id: String) -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":1.5},"kind":"testStarted","#
      + #""messages":[{"symbol":"default","text":"Test started."}],"testID":"\#(id)"},"version":0}"#
  }

  private static func ended(_ id: String) -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":1.5},"kind":"testEnded","#
      + #""messages":[{"symbol":"pass","text":"Test passed."}],"testID":"\#(id)"},"version":0}"#
  }

  /// - Parameter id: nil where the library does not know whose it is.
  private static func issue(
    _ id: String?, line: Int, isKnown: Bool = false, _ messages: String
  ) -> String {
    let place =
      #"{"_filePath":"\/play\/Checks.swift","column":9,"fileID":"AddUpChecks\/Checks.swift","#
      + #""line":\#(line)}"#
    return #"{"kind":"event","payload":{"_comments":[],"_sourceLocation":\#(place),"#
      + #""instant":{"absolute":1.5,"since1970":1.5},"issue":{"_backtrace":[{"address":14}],"#
      + #""isKnown":\#(isKnown),"sourceLocation":\#(place)},"kind":"issueRecorded","#
      + #""messages":[\#(messages)]\#(id.map { #","testID":"\#($0)""# } ?? "")},"version":0}"#
  }

  private static let failed = #"{"symbol":"fail","text":"Expectation failed: (1 + 1 → 2) == 3"}"#
  private static let comment = #"{"symbol":"details","text":"expected 3, found 2"}"#
  private static let runEnded =
    #"{"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":1.5},"kind":"runEnded","#
    + #""messages":[{"symbol":"fail","text":"Test run with 7 tests failed."}]},"version":0}"#
  private static let declared =
    #"{"kind":"test","payload":{"displayName":"It adds.","id":"\#(adds)","isParameterized":false,"#
    + #""kind":"function","name":"adds()","sourceLocation":{"_filePath":"\/play\/Checks.swift","#
    + #""column":4,"fileID":"AddUpChecks\/Checks.swift","line":5}},"version":0}"#

  private func events(_ lines: String...) -> CheckEvents {
    CheckEvents(lines.map { "\($0)\n" }.joined(), module: "AddUpChecks")
  }

  @Test("A check that started and ended without an issue is just that")
  func passed() {
    let events = events(
      Self.declared, Self.started("AddUpChecks.Task1"), Self.started(Self.adds),
      Self.ended(Self.adds), Self.ended("AddUpChecks.Task1"), Self.runEnded)
    #expect(events.started == ["Task1/adds"])
    #expect(events.ended == ["Task1/adds"])
    #expect(events.skipped == [])
    #expect(events.issues == [:])
    #expect(events.strayIssues == [])
    #expect(events.runEnded)
  }

  @Test("An issue is told by the comment of the expectation, or else by the library's words")
  func issues() {
    let events = events(
      Self.issue(Self.says, line: 10, "\(Self.failed),\(Self.comment)"),
      Self.issue(Self.says, line: 11, Self.failed))
    #expect(
      events.issues == [
        "Task1/says": [
          CheckIssue(line: 10, words: "expected 3, found 2"),
          CheckIssue(line: 11, words: "Expectation failed: (1 + 1 → 2) == 3"),
        ]
      ])
    #expect(events.strayIssues == [])
  }

  @Test("An issue that is nobody's is kept apart")
  func stray() {
    let events = events(Self.issue(nil, line: 31, Self.comment))
    #expect(events.issues == [:])
    #expect(events.strayIssues == [CheckIssue(line: 31, words: "expected 3, found 2")])
  }

  @Test("A known issue is none")
  func known() {
    let message = #"{"symbol":"passWithKnownIssue","text":"Expectation failed: 2 == 3"}"#
    let events = events(Self.issue(Self.says, line: 20, isKnown: true, message))
    #expect(events.issues == [:])
    #expect(events.strayIssues == [])
  }

  @Test("A skipped check did not start")
  func skipped() {
    let record =
      #"{"kind":"event","payload":{"_comments":["later"],"instant":{"absolute":1.5,"since1970":1.5},"#
      + #""kind":"testSkipped","messages":[{"symbol":"skip","text":"Test skipped: \"later\""}],"#
      + #""testID":"\#(Self.says)"},"version":0}"#
    let events = events(record)
    #expect(events.skipped == ["Task1/says"])
    #expect(events.started == [])
  }

  @Test(
    "What another module declares is no check",
    arguments: [
      #"OtherTests.Task1\/adds()\/O.swift:2:2"#, #"AddUpChecks2.Task1\/adds()\/O.swift:2:2"#,
    ])
  func otherModule(id: String) {
    let events = events(
      Self.started(id), Self.issue(id, line: 2, Self.failed), Self.ended(id))
    #expect(events.started == [])
    #expect(events.ended == [])
    #expect(events.issues == [:])
    #expect(events.strayIssues.map(\.line) == [2])
  }

  @Test("A last line that was cut off says nothing, wherever the cut is")
  func cutOff() {
    let whole = "\(Self.started(Self.adds))\n\(Self.ended(Self.adds))"
    for count in whole.count - Self.ended(Self.adds).count..<whole.count {
      let events = CheckEvents(String(whole.prefix(count)), module: "AddUpChecks")
      #expect(events.started == ["Task1/adds"])
      #expect(events.ended == [])
      #expect(!events.runEnded)
    }
    #expect(CheckEvents(whole, module: "AddUpChecks").ended == ["Task1/adds"])
  }

  @Test("No records are a run that did not end")
  func none() {
    let events = events()
    #expect(events.started == [])
    #expect(!events.runEnded)
  }
}
