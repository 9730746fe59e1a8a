// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Wait for a time, and advance to it.
@MainActor
final class HandClock {
  private var now = Duration.zero
  private var alarms: [Alarm] = []

  func wait(for duration: Duration) async throws {
    let alarm = Alarm(at: now + duration)
    alarms.append(alarm)
    try await alarm.wait()
  }

  func advance(by duration: Duration) async {
    await letTasksRun()
    now += duration
    for alarm in alarms where alarm.time <= now { alarm.ring() }
    await letTasksRun()
  }
}
// STUB
// @MainActor
// final class HandClock {
//   private var now = Duration.zero
//
//   func wait(for duration: Duration) async throws {}
//
//   func advance(by duration: Duration) async {
//     await letTasksRun()
//     now += duration
//     await letTasksRun()
//   }
// }
// END

// TASK 2: Test the cart with your clock.
@Test @MainActor func fifteenMinutes() async {
  let clock = HandClock()
  let cart = CartViewModel(wait: clock.wait(for:))
  cart.add("tea")
  await clock.advance(by: .seconds(899))
  #expect(cart.items == ["tea"])
  await clock.advance(by: .seconds(1))
  #expect(cart.items == [])
}

@Test @MainActor func secondItem() async {
  let clock = HandClock()
  let cart = CartViewModel(wait: clock.wait(for:))
  cart.add("tea")
  await clock.advance(by: .seconds(600))
  cart.add("milk")
  await clock.advance(by: .seconds(300))
  #expect(cart.items == ["tea", "milk"])
}

@Test @MainActor func paid() async {
  let clock = HandClock()
  let cart = CartViewModel(wait: clock.wait(for:))
  cart.add("tea")
  cart.pay()
  await clock.advance(by: .seconds(900))
  #expect(cart.items == ["tea"])
}
// STUB
// @Test @MainActor func fifteenMinutes() async {
//   let clock = HandClock()
//   let cart = CartViewModel(wait: clock.wait(for:))
//   cart.add("tea")
//   await clock.advance(by: .seconds(900))
// }
// END
