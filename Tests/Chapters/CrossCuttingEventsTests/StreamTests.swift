import TestSupport
import Testing

@testable import CrossCuttingEvents

extension Broadcaster {
  /// The number of streams that were open when the last event was sent, plus those opened since.
  fileprivate var subscribers: Int { continuations.count }
}

@Suite("Cross-cutting concerns: streams")
struct StreamTests {
  @Test("Each number of a stream reaches only one of two readers", .proves("STG-171"))
  func shared() async {
    let numbers = tenNumbers()
    let received = await readConcurrently(numbers, numbers)
    #expect(received.joined().count == 10)
    #expect(received.joined().sorted() == Array(1...10))
  }

  @Test("Each number sent while two readers wait reaches only one", .proves("STG-171"))
  func sharedLive() async {
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    let readers = (1...2).map { _ in Task { await all(of: numbers) } }
    for number in 1...10 { source.yield(number) }
    source.finish()
    let received = await [readers[0].value, readers[1].value]
    #expect(received.joined().sorted() == Array(1...10))
  }

  @Test("A throwing stream crashes when two tasks await it at once", .proves("STG-171"))
  func throwingStream() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (numbers, source) = AsyncThrowingStream.makeStream(of: Int.self)
      let readers = (1...2).map { _ in
        Task { for try await _ in numbers {} }
      }
      for reader in readers { try await reader.value }
      source.finish()
    }
    result.expectLastWords("attempt to await next() on more than one task")
  }

  @Test(
    "Two readers with their own streams both get all ten numbers", .proves("STG-169", "STG-171"))
  func broadcast() async {
    let broadcaster = Broadcaster<Int>()
    let (first, second) = (broadcaster.stream(), broadcaster.stream())
    let readers = [Task { await all(of: first) }, Task { await all(of: second) }]
    for number in 1...10 { broadcaster.send(number) }
    broadcaster.finish()
    #expect(await readers[0].value == Array(1...10))
    #expect(await readers[1].value == Array(1...10))
  }

  @Test(
    "A stream buffers events since its creation up to its buffer's size",
    .proves("STG-169", "STG-170")
  )
  @MainActor
  func shop() async throws {
    let broadcaster = Broadcaster<ShopEvent>()
    let shop = App(announce: broadcaster.send)
    let early = broadcaster.stream()
    let newest = broadcaster.stream(buffer: .bufferingNewest(1))
    _ = try shop.login.logIn("u1")
    let late = broadcaster.stream()
    _ = try await shop.checkout.buy("tea", for: "Ada")
    _ = try? shop.login.logIn("u9")
    broadcaster.finish()
    #expect(await all(of: early) == [.loggedIn("Ada"), .paid(250), .failed("login")])
    #expect(await all(of: late) == [.paid(250), .failed("login")])
    #expect(await all(of: newest) == [.failed("login")])
  }

  @Test("The broadcaster removes a released stream at the next event", .proves("STG-171"))
  func leaving() async {
    let broadcaster = Broadcaster<Int>()
    var released: AsyncStream<Int>? = broadcaster.stream()
    let retained = broadcaster.stream()
    #expect(released != nil)
    broadcaster.send(1)
    #expect(broadcaster.subscribers == 2)
    released = nil
    broadcaster.send(2)
    #expect(broadcaster.subscribers == 1)
    broadcaster.finish()
    #expect(broadcaster.subscribers == 0)
    #expect(await all(of: retained) == [1, 2])
  }

  @Test(
    "The broadcaster keeps serving other readers after one cancels", .proves("STG-171"))
  func cancelled() async {
    let broadcaster = Broadcaster<Int>()
    let (first, second) = (broadcaster.stream(), broadcaster.stream())
    let reader = Task { await all(of: first) }
    reader.cancel()
    #expect(await reader.value == [])
    broadcaster.send(1)
    #expect(broadcaster.subscribers == 1)
    broadcaster.finish()
    #expect(await all(of: second) == [1])
  }
}
