// Refused: a broadcaster in two tasks; its streams may go, the broadcaster stays (STG-171)

final class Broadcaster {
  private var continuations: [AsyncStream<Int>.Continuation] = []

  func stream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuations.append(continuation)
    return stream
  }

  func send(_ number: Int) { for continuation in continuations { continuation.yield(number) } }
}

@MainActor
func listen(to broadcaster: Broadcaster) {
  #if !REPAIRED
    // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure}}
    // expected-note@+1 {{closure captures main actor-isolated 'broadcaster'}}
    Task.detached { for await number in broadcaster.stream() { print(number) } }
  #else
    let stream = broadcaster.stream()
    Task.detached { for await number in stream { print(number) } }
  #endif
}
