import Checking
import OneDoorExercise
import Playground
import Testing
import TextUI

@Suite("Task 1: The door")
struct Task1 {
  private let app = App()

  // See ChatFeature.chatPage
  @Test("A page shows its friend and the draft, and sends it.")
  func pageWorks() throws {
    let page = ChatFeature(dependencies: app).chatPage(with: "Ann")
    let wanted = ["Chat with Ann", "Draft: ", "[Hello]", "[Send]"]
    try expect(page.lines(), is: wanted, "on the page of Ann")
    try page.tap("Hello")
    try expect(draft(on: page), is: "Draft: Hello", "after a tap on Hello")
    try page.tap("Send")
    try expect(draft(on: page), is: "Draft: ", "after a tap on Send")
    let told = ["open Ann", "to Ann: Hello", "message to Ann"]
    try expect(app.log.lines, is: told, "as the calls of messenger and tracker")
  }

  // See ChatFeature.chatPage
  @Test("Each page opens a line of its own, when it's made.")
  func eachPageHasItsLine() throws {
    let feature = ChatFeature(dependencies: app)
    let pages = ["Ann", "Bob"].map { feature.chatPage(with: $0) }
    try expect(
      app.log.lines, is: ["open Ann", "open Bob"], "as the messenger's calls from two new pages")
    for page in pages { _ = page.lines() }
    for page in pages { for label in ["Hello", "Send"] { try page.tap(label) } }
    let sent = app.log.lines.dropFirst(2).filter { $0.hasPrefix("to") || $0.hasPrefix("open") }
    try expect(sent, is: ["to Ann: Hello", "to Bob: Hello"], "as its calls after a tap on Send")
  }

  // See ChatFeature
  @Test("The line of a page closes when the page is gone, even if the feature is still there.")
  func lineClosesWithItsPage() throws {
    let feature = ChatFeature(dependencies: app)
    var pages = ["Ann", "Bob"].map { feature.chatPage(with: $0) }
    let opened = ["open Ann", "open Bob"]
    try expect(app.log.lines, is: opened, "as the messenger's calls while both pages are open")
    pages.removeFirst()
    try expect(app.log.lines, is: opened + ["close Ann"], "without the page of Ann")
    pages = []
    let closed = ["close Ann", "close Bob"]
    try expect(app.log.lines, is: opened + closed, "without any page")
    withExtendedLifetime(feature) {}
  }
}

@Suite("Task 2: What an app brings")
struct Task2 {
  // See Draft
  @Test("A page begins with an empty draft, and keeps it.")
  func draftIsThePages() throws {
    let feature = ChatFeature(dependencies: App())
    let page = feature.chatPage(with: "Ann")
    try expect(draft(on: page), is: "Draft: ", "on a new page of Ann")
    try page.tap("Hello")
    try expect(draft(on: page), is: "Draft: Hello", "after a tap on Hello")
    let (bob, again) = (feature.chatPage(with: "Bob"), feature.chatPage(with: "Ann"))
    try expect(draft(on: bob), is: "Draft: ", "on a new page of Bob")
    try expect(draft(on: again), is: "Draft: ", "on a second page of Ann")
  }
}

private func draft(on page: some View) -> String {
  page.lines().first { $0.hasPrefix("Draft") } ?? "no draft"
}

/// The container of an app. It keeps a draft, as long as the feature requires one.
private final class App: ChatFeatureDependencies {
  let log = Log()
  let messenger: any Messaging
  let tracker: any Tracking
  var draft = ""

  init() {
    (messenger, tracker) = (Services(log: log), Services(log: log))
  }
}

/// Messenger and tracker of an app.
private struct Services: Messaging, Tracking {
  let log: Log

  func line(to friend: String) -> any ChatLine { Line(to: friend, log) }
  func track(_ event: String) { log.note(event) }
}

private final class Line: ChatLine {
  private let friend: String
  private let log: Log

  init(to friend: String, _ log: Log) {
    (self.friend, self.log) = (friend, log)
    log.note("open \(friend)")
  }

  func send(_ text: String) { log.note("to \(friend): \(text)") }

  deinit { log.note("close \(friend)") }
}

#if PROBES
  // Task 1: An app can't name what is behind the door.
  // See ChatPage
  func insideHasNoNames<App: ChatFeatureDependencies>(app: App) {
    _ = ChatFeature(dependencies: app).chatPage(with: "Ann")
    func page<Container>(_: ChatPage<Container>) {}  // refused: ChatPage
    func alias(_: any ChatPageDependencies) {}  // refused: ChatPageDependencies
    func splice<Container>(_: SplicedChatPageDependencies<Container>) {}  // refused: Spliced
    func conversation(_: Conversation) {}  // refused: Conversation
    func leaf(_: any ConversationDependency) {}  // refused: ConversationDependency
  }

  // Task 2: A container that has a messenger and a tracker is enough.
  // See ChatFeatureDependencies
  func twoAreEnough(container: some MessagingDependency & TrackingDependency) {
    _ = ChatFeature(dependencies: container).chatPage(with: "Ann")
  }

  // Task 2: An app can't name the draft.
  // See Draft
  func draftHasNoName() {
    func draft(_: Draft) {}  // refused: Draft
    func leaf(_: any DraftDependency) {}  // refused: DraftDependency
  }
#endif
