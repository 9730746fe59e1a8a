// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Wait for a time, and advance to it.
@MainActor
final class HandClock {
  private var now = Duration.zero

  func wait(for duration: Duration) async throws {}

  func advance(by duration: Duration) async {
    await letTasksRun()
    now += duration
    await letTasksRun()
  }
}
// END

// TASK 2: Test the cart with your clock.
@Test @MainActor func fifteenMinutes() async {
  let clock = HandClock()
  let cart = CartViewModel(wait: clock.wait(for:))
  cart.add("tea")
  await clock.advance(by: .seconds(900))
}
// END
