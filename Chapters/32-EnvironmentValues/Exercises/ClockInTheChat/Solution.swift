// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

// TASK 1: Make `clock` a value of the environment.
struct ClockKey: EnvironmentKey {
  static let defaultValue = Clock.hours24
}

extension EnvironmentValues {
  var clock: Clock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
// STUB
// extension EnvironmentValues {
//   var clock: Clock {
//     get { .hours24 }
//     set {}
//   }
// }
// END

/// A time, in the customer's style.
struct TimeView: View {
  // TASK 1: Show the minute as the clock above this view writes it.
  @Environment(\.clock) private var clock
  let minute: Int

  var body: some View { Text(clock.time(minute)) }
  // STUB
  // let minute: Int
  // var clock = Clock.hours24
  //
  // var body: some View { Text(clock.time(minute)) }
  // END
}

/// When the support closes, and below it what was said.
struct SupportView<Content: View>: View {
  private let closes: Int
  private let content: Content

  init(closes: Int, @ViewBuilder content: () -> Content) {
    (self.closes, self.content) = (closes, content())
  }

  var body: some View {
    // TASK 2: Show the closing time, and the content below it with its own clock.
    TimeView(minute: closes)
    content.environment(\.clock, .hours24)
    // STUB
    // Text("\(closes)")
    // content
    // END
  }
}

/// How many messages are unread.
struct BadgeView: View {
  // TASK 3: Show what is unread in the inbox above, if there is one.
  @Environment(Inbox.self) private var inbox: Inbox?

  var body: some View {
    if let inbox, inbox.unread > 0 {
      Text("\(inbox.unread) unread")
      Button("Read all") { inbox.readAll() }
    }
  }
  // STUB
  // var inbox: Inbox?
  //
  // var body: some View { Text("\(inbox?.unread ?? 0) unread") }
  // END
}
