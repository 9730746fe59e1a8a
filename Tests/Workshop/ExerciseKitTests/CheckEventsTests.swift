import Testing

@testable import ExerciseKit

/// Real records of Swift Testing 6.3.1, without addresses and times.
@Suite("`CheckEvents`: the event stream of a test run")
struct CheckEventsTests {
  private let adds = #"AddUpChecks.Task1\/adds()\/Checks.swift:5:4"#
  private let says = #"AddUpChecks.Task1\/says()\/Checks.swift:8:4"#
  private let declared =
    #"{"kind":"test","payload":{"displayName":"It adds.","id":"AddUpChecks.Task1\/adds()","#
    + #""isParameterized":false,"kind":"function","name":"adds()","sourceLocation":"#
    + #"{"_filePath":"\/play\/Checks.swift","column":4,"line":5}},"version":0}"#

  private let failed = #"{"symbol":"fail","text":"Expectation failed: (1 + 1 → 2) == 3"}"#
  private let comment = #"{"symbol":"details","text":"expected 3, found 2"}"#

  /// - Parameter id: nil if the library reports no test.
  private func event(_ kind: String, _ id: String? = nil, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":1.5},"kind":"\#(kind)""#
      + more + (id.map { #","testID":"\#($0)""# } ?? "") + #"},"version":0}"#
  }

  private func issue(
    _ id: String?, line: Int, isKnown: Bool = false, _ messages: String...
  ) -> String {
    event(
      "issueRecorded", id,
      #","issue":{"isKnown":\#(isKnown),"sourceLocation":{"column":9,"line":\#(line)}},"#
        + #""messages":[\#(messages.joined(separator: ","))]"#)
  }

  @Test("`CheckEvents` reads checks, their issues and the end of the run")
  func events() {
    let suite = "AddUpChecks.Task1"
    var records = [
      declared, event("testStarted", suite), event("testStarted", adds), event("testEnded", adds),
      event("testSkipped", says), issue(says, line: 10, failed, comment),
      issue(says, line: 11, failed), issue(says, line: 20, isKnown: true, failed),
      issue(nil, line: 31, comment), event("testEnded", suite),
    ]
    // Tests of other modules are not checks.
    for module in ["OtherTests", "AddUpChecks2"] {
      let id = #"\#(module).Task1\/adds()\/O.swift:2:2"#
      records += [
        event("testStarted", id), issue(id, line: 2, failed), event("testEnded", id),
      ]
    }
    let text = (records + [event("runEnded")]).map { "\($0)\n" }.joined()
    let events = CheckEvents(text, module: "AddUpChecks")
    #expect(events.started == ["Task1/adds"])
    #expect(events.ended == ["Task1/adds"])
    #expect(events.skipped == ["Task1/says"])
    // The comment of an expectation takes precedence over the library's message.
    let known = [
      CheckIssue(line: 10, message: "expected 3, found 2"),
      CheckIssue(line: 11, message: "Expectation failed: (1 + 1 → 2) == 3"),
    ]
    #expect(events.issues == ["Task1/says": known])
    #expect(events.strayIssues.map(\.line) == [31, 2, 2])
    #expect(events.runEnded)
  }

  @Test("`CheckEvents` accepts a run only if the run's secret word comes last")
  func sealed() {
    let sealed = #"AddUpChecks.seal()\/Seal.swift:3:2"#
    let word = #"{"symbol":"details","text":"WORD"}"#
    let all = [
      event("testStarted", adds), event("testEnded", adds), event("testStarted", sealed),
      issue(sealed, line: 3, isKnown: true, word), event("testEnded", sealed), event("runEnded"),
    ]
    func runEnded(_ records: [String], seal: String? = "WORD") -> Bool {
      let text = records.joined(separator: "\n")
      return CheckEvents(text, module: "AddUpChecks", seal: seal).runEnded
    }
    #expect(runEnded(all))
    #expect(!runEnded(all, seal: "OTHER"))
    // An answer that writes the events of its checks, and then exits.
    #expect(!runEnded([all[0], all[1], all[5]]))
    #expect(runEnded([all[0], all[1], all[5]], seal: nil))
    let listed = [declared, declared.replacing(#"Task1\/adds()"#, with: "seal()")]
    let text = listed.joined(separator: "\n")
    let tests = ["WORD", nil].map { CheckEvents(text, module: "AddUpChecks", seal: $0).tests }
    #expect(tests.map { $0.map(\.id) } == [["Task1/adds"], ["Task1/adds", "seal"]])
    // The seal comes before a check.
    #expect(!runEnded([all[2], all[3], all[4], all[0], all[1], all[5]]))
  }

  @Test("`CheckRunner` drops each report line that lacks the run's token")
  func report() {
    #expect(
      CheckRunner.events(in: "7-8 \n7-8 {}\n{\"forged\"}\n7-9 {}\n7-8 {\"b\"}\n") == "{}\n{\"b\"}\n"
    )
    #expect(CheckRunner.events(in: "") == "")
  }

  @Test("`CheckEvents` ignores a truncated last event")
  func cutOff() {
    let (start, end) = (event("testStarted", adds), event("testEnded", adds))
    let whole = "\(start)\n\(end)"
    for count in whole.count - end.count..<whole.count {
      let events = CheckEvents(String(whole.prefix(count)), module: "AddUpChecks")
      #expect(events.started == ["Task1/adds"])
      #expect(events.ended == [])
      #expect(!events.runEnded)
    }
    #expect(CheckEvents(whole, module: "AddUpChecks").ended == ["Task1/adds"])
  }
}
