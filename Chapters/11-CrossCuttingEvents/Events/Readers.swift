/// A stream of ten numbers.
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

/// Reads two streams in two tasks at once, and returns the events that each task received.
func readConcurrently<Event: Sendable>(
  _ first: AsyncStream<Event>, _ second: AsyncStream<Event>
) async -> [[Event]] {
  async let firstEvents = all(of: first)
  async let secondEvents = all(of: second)
  return await [firstEvents, secondEvents]
}
