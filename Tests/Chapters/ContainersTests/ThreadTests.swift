import Foundation
import Playground
import TestSupport
import Testing

@testable import Containers

@Suite("Containers: access from two threads")
struct ThreadTests {
  @Test("A container that locks each access separately creates two sessions", .proves("OURS-210"))
  func halfLocked() async {
    #expect(await sessionCountHalfLocked() == 2)
  }

  @Test("A container that locks the whole resolution creates one session", .proves("OURS-211"))
  func locked() async {
    #expect(await sessionCountLocked() == 1)
  }

  @Test("The shared container's crash names the missing type")
  func missing() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SharedContainer().resolve(Session.self)
    }
    result.expectLastWords("No registration for Session\n", inRelease: true)
  }

  private final class Client: Sendable {
    let session: Session

    init(session: Session) { self.session = session }
  }

  @Test("A shared container's factory can resolve another object", .proves("OURS-211"))
  func nested() async {
    let (container, made, resolving) = (SharedContainer(), Lifetimes(), Gate(2))
    container.register(Client.self) { container in
      resolving.block()
      return made.watch("client", Client(session: container.resolve()))
    }
    container.register(Session.self) { _ in made.watch("session", Session(user: "Ada")) }
    // The first thread resolves the client, whose factory resolves the session. The second resolves the
    // session.
    let users = await onThreads(2) { number in
      if number == 1 { return container.resolve(Client.self).session.user }
      resolving.block()
      return container.resolve(Session.self).user
    }
    #expect(users == ["Ada", "Ada"])
    #expect(made.tally("client").made == 1)
    #expect(made.tally("session").made == 1)
    #expect(container.resolve(Client.self).session === container.resolve(Session.self))
  }

  @Test(
    "A serial-queue container crashes when a factory resolves another object",
    .proves("OURS-212"))
  func oneQueue() async throws {
    let alone = Before.QueueContainer()
    alone.register(Session.self) { _ in Session(user: "Ada") }
    #expect(alone.resolve(Session.self) === alone.resolve(Session.self))
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Before.QueueContainer()
      container.register(Session.self) { _ in Session(user: "Ada") }
      container.register((any CheckoutClient).self) {
        FileHandle.standardError.write(Data("resolving\n".utf8))
        let session: Session = $0.resolve()
        FileHandle.standardError.write(Data("resolved\n".utf8))
        return ServerCheckoutClient(session: session)
      }
      _ = container.resolve(Session.self)
      _ = container.resolve((any CheckoutClient).self)
    }
    // Dispatch traps before the deadlock, on Linux without a message.
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.contains("resolving") && !lines.contains("resolved"))
  }

  /// `QueueContainer` with a recursive lock instead of the queue.
  private final class RecursiveContainer: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var factories: [ObjectIdentifier: (RecursiveContainer) -> Any] = [:]
    private var cached: [ObjectIdentifier: Any] = [:]

    func register<Service>(
      _ type: Service.Type, factory: @escaping (RecursiveContainer) -> Service
    ) {
      lock.withLock { factories[ObjectIdentifier(type)] = factory }
    }

    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
      lock.withLock {
        let key = ObjectIdentifier(type)
        if let object = cached[key] { return object as! Service }
        let object = factories[key]!(self)
        cached[key] = object
        return object as! Service
      }
    }
  }

  @Test("A container with a recursive lock works with two threads", .proves("OURS-212"))
  func recursiveLock() async {
    let (container, sessions) = (RecursiveContainer(), Lifetimes())
    container.register(Session.self) { _ in sessions.watch("session", Session(user: "Ada")) }
    container.register((any CheckoutClient).self) {
      ServerCheckoutClient(session: $0.resolve())
    }
    let paid = await onThreads(2) { _ in
      container.resolve((any CheckoutClient).self).pay(["tea"])
    }
    #expect(paid == ["Ada pays for tea", "Ada pays for tea"])
    #expect(sessions.tally.made == 1)
  }
}
