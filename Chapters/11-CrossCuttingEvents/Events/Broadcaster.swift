/// Gives each reader its own stream, and sends each event to all of them.
///
/// Any task may read a stream. The broadcaster itself stays with one task.
final class Broadcaster<Event: Sendable> {
  private(set) var continuations: [AsyncStream<Event>.Continuation] = []

  /// All events from now on.
  ///
  /// - Parameter buffer: how many events to keep for a slow reader.
  func stream(
    buffer: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: buffer)
    continuations.append(continuation)
    return stream
  }

  /// Also removes the streams that have ended.
  func send(_ event: Event) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(event) { true } else { false }
    }
  }

  /// Ends all streams. Readers still get the events sent before.
  func finish() {
    for continuation in continuations { continuation.finish() }
    continuations = []
  }
}
