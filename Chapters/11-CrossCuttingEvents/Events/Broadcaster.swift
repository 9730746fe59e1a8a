// snippet.broadcaster
/// Gives every subscriber a stream of its own, and sends every event into all of them.
///
/// A stream may be read by any task. The broadcaster itself stays with one.
final class Broadcaster<Event: Sendable> {
  private(set) var continuations: [AsyncStream<Event>.Continuation] = []

  /// All events from now on.
  ///
  /// - Parameter buffer: what is kept for a reader that is slower than the events.
  func stream(
    buffer: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: buffer)
    continuations.append(continuation)
    return stream
  }

  /// Forgets the streams that nobody has any more.
  func send(_ event: Event) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(event) { true } else { false }
    }
  }

  /// Ends all streams, once what was sent is read.
  func finish() {
    for continuation in continuations { continuation.finish() }
    continuations = []
  }
}
// snippet.end
