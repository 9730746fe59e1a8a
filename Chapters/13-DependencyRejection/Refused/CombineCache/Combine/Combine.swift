/// A small replacement for the part of Apple's Combine that the document uses: the same names and types,
/// and just enough behavior to count effects. It proves nothing about the real Combine.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func subscribe(_ receiver: Receiver<Output, Failure>)
}

public struct Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public final class AnyCancellable {}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let run: (Receiver<Output, Failure>) -> Void
  public func subscribe(_ receiver: Receiver<Output, Failure>) { run(receiver) }
}

/// Creates the publisher on subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  let create: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { create = createPublisher }
  public func subscribe(
    _ receiver: Receiver<DeferredPublisher.Output, DeferredPublisher.Failure>
  ) {
    create().subscribe(receiver)
  }
}

/// Starts at once, like the real one. Here the promise must also be fulfilled at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.result = $0 }
  }
  public func subscribe(_ receiver: Receiver<Output, Failure>) {
    switch result {
    case .success(let output)?:
      receiver.value(output)
      receiver.end(.finished)
    case .failure(let failure)?: receiver.end(.failure(failure))
    case nil: break
    }
  }
}

public enum Publishers {
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output
    public func subscribe(_ receiver: Receiver<Output, any Error>) {
      var hasFailed = false
      upstream.subscribe(
        Receiver { output in
          do {
            receiver.value(try transform(output))
          } catch {
            hasFailed = true
            receiver.end(.failure(error))
          }
        } end: { completion in
          if hasFailed { return }
          switch completion {
          case .finished: receiver.end(.finished)
          case .failure(let failure): receiver.end(.failure(failure))
          }
        })
    }
  }

  public struct HandleEvents<Upstream: Publisher>: Publisher {
    let upstream: Upstream
    let receiveOutput: ((Upstream.Output) -> Void)?
    public func subscribe(_ receiver: Receiver<Upstream.Output, Upstream.Failure>) {
      upstream.subscribe(
        Receiver { output in
          receiveOutput?(output)
          receiver.value(output)
        } end: {
          receiver.end($0)
        })
    }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribe($0) }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(upstream: self, receiveOutput: receiveOutput)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Receiver(value: receiveValue, end: receiveCompletion))
    return AnyCancellable()
  }
}
