import Testing
import TextUI

@testable import ClockInTheChatExercise

@Suite("Task 1: The clock arrives")
struct Task1 {
  @Test("Where no view above has set it, the clock is the 24-hour one.")
  func defaultClock() throws {
    try require(EnvironmentValues().clock, is: .hours24, "as the clock of new EnvironmentValues")
    for minute in minutes {
      let wanted = [Clock.hours24.time(minute)]
      try requireShown(TimeView(minute: minute), wanted, "without a modifier")
      // Another tree that set it has no influence.
      _ = TimeView(minute: minute).environment(\.clock, .hours12).lines()
      try requireShown(TimeView(minute: minute), wanted, "without a modifier, after a 12-hour one")
      var values = EnvironmentValues()
      values.clock = .hours12
      try require(values.clock, is: .hours12, "as the clock that was set")
      try require(EnvironmentValues().clock, is: .hours24, "as the clock of other values")
      values.clock = .hours24
      try require(values.clock, is: .hours24, "as the clock that was set back")
    }
  }

  @Test("A time is written as the nearest clock above writes it, whatever stands between.")
  func nearestClock() throws {
    for minute in minutes {
      let time = TimeView(minute: minute)
      for outer in clocks {
        let plain = VStack { HStack { AnyView(MessageView(text: "hi", minute: minute)) } }
        let shown = "\(outer.time(minute))  hi"
        try requireShown(plain.environment(\.clock, outer), [shown], "below \(outer)")
        for inner in clocks {
          let both = VStack {
            time
            VStack { time.environment(\.clock, inner) }
            time
          }
          let wanted = [outer, inner, outer].map { $0.time(minute) }
          let what = "with \(inner) inside \(outer)"
          try requireShown(both.environment(\.clock, outer), wanted, what)
          let twice = time.environment(\.clock, inner).environment(\.clock, outer)
          try requireShown(twice, [inner.time(minute)], what)
        }
      }
    }
  }

  @Test("One and the same view can be shown again and again, below other clocks.")
  func shownAgain() throws {
    for minute in minutes {
      let time = TimeView(minute: minute)
      for clock in [.hours12, .hours24, .hours12, .hours12] as [Clock] {
        let chat = VStack { time }.environment(\.clock, clock)
        let wanted = [clock.time(minute)]
        try requireShown(chat, wanted, "below \(clock)")
        try requireShown(chat, wanted, "below \(clock), the second time")
        try requireShown(time, [Clock.hours24.time(minute)], "without a modifier, after \(clock)")
      }
    }
  }
}

@Suite("Task 2: Support time")
struct Task2 {
  @Test("The closing time stands first, as the customer chose.")
  func closingTime() throws {
    for closes in minutes {
      let support = SupportView(closes: closes) { EmptyView() }
      try requireShown(support, [Clock.hours24.time(closes)], "without a modifier")
      for clock in clocks {
        let wanted = [clock.time(closes)]
        try requireShown(support.environment(\.clock, clock), wanted, "below \(clock)")
      }
    }
  }

  @Test("The given views see the 24-hour clock, whatever is set above the support view.")
  func contentIn24Hours() throws {
    for closes in minutes {
      let minute = number(below: 1_440)
      let support = SupportView(closes: closes) {
        TimeView(minute: minute)
        MessageView(text: "hi", minute: closes)
      }
      let said = [Clock.hours24.time(minute), "\(Clock.hours24.time(closes))  hi"]
      for clock in clocks + clocks {
        let chat = VStack {
          support
          TimeView(minute: minute)
        }
        let wanted = [clock.time(closes)] + said + [clock.time(minute)]
        try requireShown(chat.environment(\.clock, clock), wanted, "below \(clock)")
      }
      let inner = SupportView(closes: closes) { support.environment(\.clock, .hours12) }
      let wanted = [Clock.hours24.time(closes), Clock.hours12.time(closes)] + said
      try requireShown(inner, wanted, "in a support view inside another one")
    }
  }

  @Test("A given view that has its own modifier for the clock keeps it.")
  func ownModifier() throws {
    for closes in minutes {
      for (own, outer) in clocks.flatMap({ own in clocks.map { (own, $0) } }) {
        let support = SupportView(closes: closes) {
          TimeView(minute: closes).environment(\.clock, own)
          TimeView(minute: closes)
        }
        let wanted = [outer, own, .hours24].map { $0.time(closes) }
        let what = "with \(own) on the given view, below \(outer)"
        try requireShown(support.environment(\.clock, outer), wanted, what)
      }
    }
  }

  @Test("Nothing else changes for the given views: buttons, appearing, and what they read.")
  func onlyTheClock() throws {
    for clock in clocks {
      let (log, inbox) = (Log(), Inbox(unread: number(below: 99)))
      let support = SupportView(closes: 60) {
        Button("Send") { log.lines.append("sent") }
        Probe(log: log).onAppear { log.lines.append("appeared") }
      }
      .environment(\.clock, clock).environment(\.theme, "dark").environment(inbox)
      let wanted = [clock.time(60), "[Send]", "[dark \(inbox.unread) hours24]"]
      try requireShown(support, wanted, "with a theme and an inbox above")
      support.appear()
      try? support.tap("Send")
      try? support.tap("dark \(inbox.unread) hours24")
      let done = ["appeared", "sent", "dark hours24"]
      try require(log.lines, is: done, "after the view appeared and its buttons were tapped")
    }
  }
}

@Suite("Task 3: The unread messages")
struct Task3 {
  @Test("The badge tells how many are unread, each time it is shown, and nothing if none is.")
  func unread() throws {
    for count in [1, 3, number(below: 90) + 2, 98, number(below: 9_000) + 1_000, 0] {
      let inbox = Inbox(unread: count)
      let badge = VStack { BadgeView() }.environment(inbox)
      for more in 0...2 {
        if more > 0 { inbox.receive() }
        try requireShown(badge, shown(count + more), "with \(count + more) unread")
      }
      inbox.readAll()
      try requireShown(badge, [], "after all were read")
      inbox.receive()
      try requireShown(badge, shown(1), "with one more after all were read")
    }
  }

  @Test("The button marks all of this inbox as read, also the second time, and no other one.")
  func readsAll() throws {
    let badge = BadgeView()
    let inboxes = (1...3).map { Inbox(unread: $0 + number(below: 9)) }
    for round in 1...2 {
      for (index, inbox) in inboxes.enumerated() {
        let wanted = inboxes.enumerated().map { $0 == index ? 0 : $1.unread }
        try? badge.environment(inbox).tap("Read all")
        let what = "unread after Read all of inbox \(index + 1), round \(round)"
        try require(inboxes.map(\.unread), is: wanted, what)
      }
      for inbox in inboxes { inbox.receive() }
    }
  }

  @Test("The nearest inbox counts, also where one and the same badge stands twice.")
  func nearestInbox() throws {
    let (outer, inner) = (Inbox(unread: 2 + number(below: 9)), Inbox(unread: 1))
    let badge = BadgeView()
    let view = VStack {
      badge
      HStack { badge.environment(inner) }
    }
    .environment(outer)
    let wanted = shown(outer.unread) + ["1 unread  [Read all]"]
    try requireShown(view, wanted, "with one inbox inside another")
    for (wanted, name) in [([0, 1], "outer"), ([0, 0], "inner")] {
      try? view.tap("Read all")
      let found = [outer.unread, inner.unread]
      try require(found, is: wanted, "unread after Read all of the \(name) one")
    }
  }

  @Test("Without an inbox the badge shows nothing, also after it had one.")
  func noInbox() throws {
    let badge = BadgeView()
    try requireShown(badge, [], "without an inbox")
    let inbox = Inbox(unread: 3)
    try requireShown(badge.environment(inbox), shown(3), "with an inbox")
    try requireShown(badge, [], "without an inbox, after it was shown with one")
    try requireShown(VStack { badge }.environment(\.clock, .hours12), [], "with a clock only")
  }

  private func shown(_ count: Int) -> [String] {
    count == 0 ? [] : ["\(count) unread", "[Read all]"]
  }
}

private let clocks: [Clock] = [.hours12, .hours24]

/// The edges of both styles, and a minute that is drawn.
private var minutes: [Int] { [0, 59, 60, 719, 720, 780, 1_439, number(below: 1_440)] }

private func number(below limit: Int) -> Int { Int.random(in: 0..<limit) }

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "light"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A button that tells what it reads.
private struct Probe: View {
  @Environment(\.theme) private var theme
  @Environment(\.clock) private var clock
  @Environment(Inbox.self) private var inbox: Inbox?
  let log: Log

  var body: some View {
    Button("\(theme) \(inbox?.unread ?? -1) \(clock)") { log.lines.append("\(theme) \(clock)") }
  }
}

private final class Log {
  var lines: [String] = []
}

private func requireShown(
  _ view: some View, _ wanted: [String], _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  try require(view.lines(), is: wanted, "shown \(what())", at: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}

#if PROBES
  // Task 1: The clock is set with a key path, and a time needs only its minute.
  func clockIsAValue(values: inout EnvironmentValues) -> some View {
    let key: WritableKeyPath<EnvironmentValues, Clock> = \.clock
    values[keyPath: key] = .hours12
    _ = TimeView(minute: 5, clock: .hours12)  // refused: extra argument
    return TimeView(minute: 5)
  }

  // Task 3: A badge takes no inbox; it is handed down.
  func badgeTakesNothing(inbox: Inbox) {
    _ = BadgeView()
    _ = BadgeView(inbox: inbox)  // refused: argument
  }
#endif
