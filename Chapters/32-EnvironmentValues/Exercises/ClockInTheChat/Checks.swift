import Checking
import Testing
import TextUI

@testable import ClockInTheChatExercise

@Suite("Task 1: The clock arrives")
struct Task1 {
  // See TimeView
  @Test("A time is written in the style of the clock above it, through all views between.")
  func clockArrives() throws {
    let chat = VStack { HStack { MessageView(text: "hi", minute: 845) } }
    let american = chat.environment(\.clock, .hours12).lines()
    try expect(american, is: ["2:05 PM  hi"], "below .hours12")
    let german = chat.environment(\.clock, .hours24).lines()
    try expect(german, is: ["14:05  hi"], "below .hours24")
    try expect(chat.lines(), is: ["14:05  hi"], "where no view has set a clock")
  }

  // See EnvironmentValues.clock
  @Test("Of two modifiers, the nearer one wins, and only for what is below it.")
  func nearestWins() throws {
    let screen = VStack {
      TimeView(minute: 845)
      VStack { TimeView(minute: 845) }.environment(\.clock, .hours24)
      TimeView(minute: 845)
    }
    let lines = screen.environment(\.clock, .hours12).lines()
    let place = "from three times below .hours12, the second one also below .hours24"
    try expect(lines, is: ["2:05 PM", "14:05", "2:05 PM"], place)
  }
}

@Suite("Task 2: Support time")
struct Task2 {
  // See SupportView.body
  @Test("The closing time is in the customer's style, and the messages are in the 24-hour style.")
  func twoClocks() throws {
    let support = SupportView(closes: 1_080) { MessageView(text: "hi", minute: 845) }
    let american = support.environment(\.clock, .hours12).lines()
    try expect(american, is: ["6:00 PM", "14:05  hi"], "below .hours12")
    let german = support.environment(\.clock, .hours24).lines()
    try expect(german, is: ["18:00", "14:05  hi"], "below .hours24")
  }
}

@Suite("Task 3: The unread messages")
struct Task3 {
  // See BadgeView.body
  @Test("The badge shows what is unread in the inbox above it, now.")
  func showsTheUnread() throws {
    let inbox = Inbox(unread: 3)
    let screen = VStack { BadgeView() }.environment(inbox)
    try expect(screen.lines(), is: ["3 unread", "[Read all]"], "with 3 unread messages")
    inbox.receive()
    try expect(screen.lines(), is: ["4 unread", "[Read all]"], "after one more has come")
    try screen.tap("Read all")
    try expect(inbox.unread, is: 0, "unread in the inbox, after a tap on Read all")
    try expect(screen.lines(), is: [], "after that tap")
  }

  // See BadgeView
  @Test("Without an inbox, the badge shows nothing.")
  func showsNothing() throws {
    try expect(BadgeView().lines(), is: [], "in a preview without an inbox")
    let screen = BadgeView().environment(Inbox(unread: 0))
    try expect(screen.lines(), is: [], "with an inbox in which nothing is unread")
  }
}
