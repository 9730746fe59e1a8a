// A stand-in with Combine's names, for machines that do not have it. It only has to type-check.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init() {}
}

public enum Publishers {
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter()
  }

  public func map<New>(_ transform: @escaping (Output) -> New) -> Publishers.Map<Self, New> {
    Publishers.Map()
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}

  public func send(_ input: Output) {}
}
