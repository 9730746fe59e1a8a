/// One stream of ten numbers, then its end.
func tenNumbers() -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in 1...10 { continuation.yield(number) }
    continuation.finish()
  }
}

/// All events of a stream, once it has ended.
func all<Event: Sendable>(of stream: AsyncStream<Event>) async -> [Event] {
  var events: [Event] = []
  for await event in stream { events.append(event) }
  return events
}

/// The events that each of two tasks got, which read at the same time.
func read<Event: Sendable>(
  _ one: AsyncStream<Event>, and another: AsyncStream<Event>
) async -> [[Event]] {
  async let first = all(of: one)
  async let second = all(of: another)
  return await [first, second]
}
