// Without Combine, this file is empty. A test then compiles it with a small replacement.

#if canImport(Combine)
  import Combine

  /// A publisher that fetches when it gets a subscriber, and not before.
  func fetching<Input, Output>(
    _ input: Input,
    by fetch: @escaping (Input, @escaping (Result<Output, any Error>) -> Void) -> Void
  ) -> AnyPublisher<Output, any Error> {
    Deferred { Future { fetch(input, $0) } }.eraseToAnyPublisher()
  }

  extension Publisher {
    func strictly(
      _ effect: @escaping (Output) throws -> Void
    ) -> AnyPublisher<Output, any Error> {
      tryMap { output in
        try effect(output)
        return output
      }
      .eraseToAnyPublisher()
    }

    func bestEffort(
      _ effect: @escaping (Output) throws -> Void, report: @escaping (any Error) -> Void
    ) -> AnyPublisher<Output, Failure> {
      handleEvents(receiveOutput: { output in
        do { try effect(output) } catch { report(error) }
      })
      .eraseToAnyPublisher()
    }
  }
#endif
