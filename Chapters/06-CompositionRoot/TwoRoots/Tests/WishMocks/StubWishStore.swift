import Synchronization
import Wishes

/// Public, with a public initializer, because each test target is a module of its own.
public final class StubWishStore: WishStore {
  private let result: Result<[String], any Error>
  private let lastSaved = Mutex<[String]?>(nil)

  public init(_ result: Result<[String], any Error>) { self.result = result }

  /// What the code under test saved last; nil if it saved nothing.
  public var saved: [String]? { lastSaved.withLock { $0 } }

  public func wishes() throws -> [String] { try result.get() }
  public func save(_ wishes: [String]) throws { lastSaved.withLock { $0 = wishes } }
}
