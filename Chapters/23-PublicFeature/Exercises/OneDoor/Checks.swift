import Foundation
import OneDoorExercise
import Testing
import TextUI

@Suite("Task 1: The door")
struct Task1 {
  @Test("A page shows its friend, what was sent and the draft, and its buttons do what they did.")
  func pageWorks() throws {
    for words in [[], ["Hello"], ["Thanks"], ["Hello", "Thanks"], ["Thanks", "Hello", "Thanks"]] {
      let desk = Desk()
      let friend = words.isEmpty ? "" : desk.friend
      let page = ChatFeature(dependencies: App(desk)).chatPage(with: friend)
      var shown = Shown(friend: friend)
      try require(page, shows: shown, "at first")
      for round in 1...3 {
        // In the second round, Send sends an empty draft.
        for word in round == 2 ? [] : words {
          try tap(word, on: page)
          shown.write(word)
          try require(page, shows: shown, "after a tap on \(word) in round \(round)")
        }
        desk.lines = []
        try tap("Send", on: page)
        let wanted = desk.wanted(shown.draft, to: friend)
        shown.send()
        try require(desk.lines, is: wanted, "as messages and events of Send \(round)")
        try require(page, shows: shown, "after Send \(round)")
      }
    }
  }

  @Test("A page opens one line, when it is made, and says to its own friend what is said on it.")
  func eachPageHasItsLine() throws {
    let desks = [Desk(), Desk()]
    let features = desks.map { ChatFeature(dependencies: App($0)) }
    var (pages, all) = ([features[0].chatPage(with: "nobody")], [Shown(friend: "nobody")])
    for friend in [desks[0].friend, desks[0].friend, desks[1].friend] {
      for (feature, desk) in zip(features, desks) {
        for desk in desks { desk.lines = [] }
        pages.append(feature.chatPage(with: friend))
        all.append(Shown(friend: friend))
        try require(desk.lines, is: ["open \(friend)"], "as lines opened by a new page")
        try require(desks.map(\.lines.count).reduce(0, +), is: 1, "lines at all messengers")
      }
    }
    for round in 1...3 {
      for index in round == 2 ? Array(pages.indices.reversed()) : Array(pages.indices) {
        let word = (index + round).isMultiple(of: 2) ? "Hello" : "Thanks"
        for desk in desks { desk.lines = [] }
        try tap(word, on: pages[index])
        all[index].write(word)
        try require(pages[index], shows: all[index], "on page \(index) in round \(round)")
        try tap("Send", on: pages[index])
        all[index].send()
        let own = desks[index == 0 ? 0 : 1 - index % 2]
        let wanted = own.wanted(word, to: all[index].friend)
        try require(own.lines, is: wanted, "as what page \(index) does")
        try require(desks.map(\.lines.count).reduce(0, +), is: 2, "things that one Send does")
      }
      for (page, shown) in zip(pages, all) { try require(page, shows: shown, "after the others") }
    }
  }

  @Test("A page takes the messenger of the moment when it is made, and the tracker of the tap.")
  func asksTheMessengerOfTheMoment() throws {
    let app = App(Desk())
    let feature = ChatFeature(dependencies: app)
    for round in 1...3 {
      let desk = Desk()
      app.messenger = desk
      let page = feature.chatPage(with: desk.friend)
      try require(desk.lines, is: ["open \(desk.friend)"], "as lines of messenger \(round)")
      for _ in 1...2 {
        let next = Desk()
        (app.messenger, app.tracker) = (next, next)
        try tap("Hello", on: page)
        try tap("Send", on: page)
        let wanted = desk.wanted("Hello", to: desk.friend)
        try require(desk.lines.last ?? "nothing", is: wanted[0], "at messenger \(round)")
        try require(next.lines, is: [wanted[1]], "at the tracker of the tap")
      }
    }
  }

  @Test("A page works without the feature that made it, and its line closes when the page is gone.")
  func lineLivesAsLongAsThePage() throws {
    let desk = Desk()
    let friends = ["Bob", desk.friend, desk.friend]
    var feature: ChatFeature<App>? = ChatFeature(dependencies: App(desk))
    for index in [0, 1, 2, 1] {
      var pages = friends.compactMap { feature?.chatPage(with: $0) }
      try require(desk.open, is: friends, "as open lines of three pages")
      pages.remove(at: index)
      let left = friends.indices.filter { $0 != index }.map { friends[$0] }
      try require(desk.open, is: left, "as open lines, without page \(index)")
      pages = []
      try require(desk.open, is: [], "as open lines, without any page")
    }
    var pages = friends.compactMap { feature?.chatPage(with: $0) }
    feature = nil
    for (index, friend) in friends.enumerated() {
      try tap("Thanks", on: pages[index])
      try tap("Send", on: pages[index])
      let shown = Shown(friend: friend, sent: ["Thanks"])
      try require(pages[index], shows: shown, "on page \(index), without the feature")
    }
    pages = []
    try require(desk.open, is: [], "as open lines, without feature and pages")
  }

  @Test("In Exercise.swift, only the door and the draft are public.")
  func onlyDoorAndDraft() throws {
    try requireOneDoor(besides: #/(?ms)^public (?:final )?(?:class|protocol) Draft.*?^}/#)
  }
}

@Suite("Task 2: What an app brings")
struct Task2 {
  @Test("Each page has a draft of its own, also two pages of one friend.")
  func draftIsThePages() throws {
    let (desk, other) = (Desk(), Desk())
    let app = App(desk)
    let features = [app, app, App(other)].map { ChatFeature(dependencies: $0) }
    var (pages, all) = ([features[0].chatPage(with: "nobody")], [Shown(friend: "nobody")])
    try tap("Hello", on: pages[0])
    all[0].write("Hello")
    for friend in [desk.friend, desk.friend, other.friend] {
      for feature in features {
        let (page, shown) = (feature.chatPage(with: friend), Shown(friend: friend))
        try require(page, shows: shown, "on new page \(pages.count)")
        try tap("Thanks", on: page)
        pages.append(page)
        all.append(shown)
        all[all.count - 1].write("Thanks")
      }
    }
    for round in 1...4 {
      for index in pages.indices where index % round == 0 {
        let word = (index + round).isMultiple(of: 2) ? "Hello" : "Thanks"
        try tap(word, on: pages[index])
        all[index].write(word)
        if index % 4 == round % 4 {
          try tap("Send", on: pages[index])
          all[index].send()
        }
        for (other, page) in pages.enumerated() {
          try require(page, shows: all[other], "on page \(other), after taps on page \(index)")
        }
      }
    }
  }

  @Test("A new page begins without a draft, whatever was written on pages before, or by the app.")
  func draftGoesWithThePage() throws {
    let desk = Desk()
    let app = App(desk)
    app.draft = desk.name
    let feature = ChatFeature(dependencies: app)
    for _ in 1...4 {
      let page = feature.chatPage(with: desk.friend)
      var shown = Shown(friend: desk.friend)
      try require(page, shows: shown, "on a page opened again")
      for word in ["Hello", "Thanks", "Hello"] {
        try tap(word, on: page)
        shown.write(word)
      }
      try require(page, shows: shown, "on a page opened again")
      try require(app.draft, is: desk.name, "as the text that the app keeps")
    }
  }

  @Test("In Exercise.swift, only the door is public.")
  func onlyTheDoor() throws {
    try requireOneDoor()
  }
}

/// What a page shows.
private struct Shown {
  let friend: String
  var sent: [String] = []
  var draft = ""

  mutating func write(_ word: String) { draft += draft.isEmpty ? word : " \(word)" }

  mutating func send() {
    sent.append(draft)
    draft = ""
  }
}

/// The container of an app. What task 2 takes away from the feature, it has in any case.
private final class App: ChatFeatureDependencies {
  var messenger: any Messaging
  var tracker: any Tracking
  var draft = ""

  init(_ desk: Desk) { (messenger, tracker) = (desk, desk) }
}

/// Messenger and tracker of an app, with a name and a friend that no other has.
private final class Desk: Messaging, Tracking {
  let name = "messenger \(UUID().uuidString.prefix(8))"
  let friend = "Ann \(UUID().uuidString.prefix(8))"
  var lines: [String] = []
  /// The friends to whom a line is open.
  var open: [String] = []

  func line(to friend: String) -> any ChatLine { Line(to: friend, at: self) }

  func track(_ event: String) { lines.append(event) }

  /// What a tap on Send makes of a draft.
  func wanted(_ draft: String, to friend: String) -> [String] {
    ["\(name) to \(friend): \(draft)", "message to \(friend)"]
  }
}

private final class Line: ChatLine {
  private let friend: String
  private let desk: Desk

  init(to friend: String, at desk: Desk) {
    (self.friend, self.desk) = (friend, desk)
    desk.open.append(friend)
    desk.lines.append("open \(friend)")
  }

  func send(_ text: String) { desk.lines.append("\(desk.name) to \(friend): \(text)") }

  deinit {
    if let index = desk.open.lastIndex(of: friend) { desk.open.remove(at: index) }
  }
}

/// Ends the check if the page has no such button.
private func tap(
  _ label: String, on page: some View, at place: SourceLocation = #_sourceLocation
) throws {
  let found = page.lines()
  try #require(
    found.contains("[\(label)]"), "expected a page with [\(label)], found \(found)",
    sourceLocation: place)
  try page.tap(label)
}

/// Ends the check if a page shows something else, now or when it is drawn again.
private func require(
  _ page: some View, shows shown: Shown, _ what: String,
  at place: SourceLocation = #_sourceLocation
) throws {
  let wanted = [
    "Chat with \(shown.friend)", "Sent: \(shown.sent.joined(separator: ", "))",
    "Draft: \(shown.draft)", "[Hello]", "[Thanks]", "[Send]",
  ]
  for _ in 1...2 { try require(page.lines(), is: wanted, what, at: place) }
}

/// Ends the check if more of the learner's file than the door, and what `draft` finds, is public.
private func requireOneDoor(
  besides draft: Regex<Substring>? = nil, at place: SourceLocation = #_sourceLocation
) throws {
  let folder = ProcessInfo.processInfo.environment["ANSWER"] ?? "."
  var code = try String(contentsOfFile: "\(folder)/Exercise.swift", encoding: .utf8)
  // Without texts and comments, and with one space in place of many.
  code.replace(#/(?s)"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*.*?\*\//#, with: "")
  if let draft { code.replace(draft, with: "") }
  code = code.replacing(#/\s+/#, with: " ").replacing("( ", with: "(")
  // Whether a protocol will do in place of the alias, a probe asks.
  code.replace("protocol ChatFeatureDependencies", with: "typealias ChatFeatureDependencies")
  let words =
    #/\b(?:public|package|open(?= (?:class|func|var|subscript|override)\b))\b (?!import )([^{=]{1,40})/#
  let adopted = #/\b(?:struct|class|extension) (ChatFeature(?:<[^{]*>)? ?: ?\w+)/#
  var door = [
    "typealias ChatFeatureDependencies", "struct ChatFeature<", "init(dependencies:",
    "func chatPage(with ",
  ]
  // Each of these stands there once.
  let surplus = code.matches(of: words).map { String($0.1) }.filter { declaration in
    let index = door.firstIndex(where: declaration.hasPrefix)
    if let index { door.remove(at: index) }
    return index == nil
  }
  try require(surplus, is: [], "as what else is public", at: place)
  let protocols = code.matches(of: adopted).map { String($0.1) }
  try require(protocols, is: [], "as what ChatFeature adopts", at: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: An app can't name what stands behind the door.
  // See ChatPage
  func insideHasNoNames<App: ChatFeatureDependencies>(app: App) {
    let make: (App) -> ChatFeature<App> = ChatFeature.init(dependencies:)
    let door: (String) -> Any = make(app).chatPage(with:)
    _ = (door("Ann"), make(app).chatPage(with: "Ann").lines())
    func page<Needs>(_: ChatPage<Needs>) {}  // refused: cannot find type 'ChatPage'
    func needs(_: any ChatPageDependencies) {}  // refused: cannot find type
    func splice<Needs>(_: SplicedChatPageDependencies<Needs>) {}  // refused: cannot find type
    func conversation(_: Conversation) {}  // refused: cannot find type 'Conversation'
    func leaf(_: any ConversationDependency) {}  // refused: cannot find type
  }

  // Task 2: A container with a messenger and a tracker is enough, and both are needed.
  // See ChatFeatureDependencies
  func twoAreEnough(messenger: any Messaging, tracker: any Tracking) {
    struct Both: ChatFeatureDependencies {
      let messenger: any Messaging
      let tracker: any Tracking
    }
    let feature = ChatFeature(dependencies: Both(messenger: messenger, tracker: tracker))
    _ = feature.chatPage(with: "Ann").lines()
    struct Plain: TrackingDependency, MessagingDependency {
      let messenger: any Messaging
      let tracker: any Tracking
    }
    _ = ChatFeature(dependencies: Plain(messenger: messenger, tracker: tracker))
    struct Mute: ChatFeatureDependencies {  // refused: 'MessagingDependency'
      let tracker: any Tracking
    }
    struct Blind: ChatFeatureDependencies {  // refused: 'TrackingDependency'
      let messenger: any Messaging
    }
  }

  // Task 2: An app can't name what asked it for a draft, and a container shows none.
  // See DraftDependency
  func appKeepsNoDraft<App: ChatFeatureDependencies>(app: App) {
    func leaf(_: any DraftDependency) {}  // refused: cannot find type
    _ = app.draft  // refused: draft
    _ = (app.messenger, app.tracker)
  }

  // Task 2: An app can't name a draft, nor reach the feature's inside.
  // See Draft
  func draftHasNoName<App: ChatFeatureDependencies>(app: App) {
    func draft(_: Draft) {}  // refused: cannot find type 'Draft'
    let feature = ChatFeature(dependencies: app)
    _ = feature.draft  // refused: draft
    _ = feature.dependencies  // refused: dependencies
  }
#endif
