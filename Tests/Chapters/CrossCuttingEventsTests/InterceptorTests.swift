import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import CrossCuttingEvents

@Suite("Cross-cutting concerns: one interceptor for all protocols")
@MainActor
struct InterceptorTests {
  private let log = Log()
  private let events = Log()
  private var concern: Concern { .logging(to: log) }

  @Test("One interceptor logs the same lines as six decorators", .proves("STG-172", "STG-E31"))
  func sameAsWrappers() async throws {
    let (wrappedLog, wrappedEvents) = (Log(), Log())
    let wrapped = wrappedCheckout(logger: wrappedLog, tracker: wrappedEvents)
    let intercepted = interceptedCheckout(by: .logging(to: log).and(.tracking(by: events)))
    for (item, key) in [("tea", "u1"), ("milk", "u1"), ("tea", "u9")] {
      let receipt = try? await intercepted(item, key)
      let expected = try? await wrapped.buy(item, for: key)
      #expect(receipt == expected)
    }
    #expect(log.lines == wrappedLog.lines)
    #expect(log.lines.count == 14)
    #expect(events.lines == wrappedEvents.lines)
    #expect(events.lines.count == 7)
  }

  @Test("The interceptor accepts zero to three arguments of any types", .proves("STG-172"))
  func arguments() {
    let none = intercept("none", by: concern) { 1 }
    let one = intercept("one", by: concern) { (n: Int) in n + 1 }
    let two = intercept("two", by: concern) { (word: String, n: Int) in "\(word)\(n)" }
    let three = intercept("three", by: concern) { (a: Bool, b: [Int], c: Double?) in a }
    #expect(none() == 1)
    #expect(one(41) == 42)
    #expect(two("a", 1) == "a1")
    #expect(three(true, [1, 2], nil))
    #expect(
      log.lines == [
        "none()", "none() = 1", "one(41)", "one(41) = 42", "two(a, 1)", "two(a, 1) = a1",
        "three(true, [1, 2], nil)", "three(true, [1, 2], nil) = true",
      ])
  }

  @Test("A single-signature interceptor logs the same lines as the generic one", .proves("STG-172"))
  func oneFunction() {
    let prices = ListPrices()
    let one = interceptCents(by: concern, prices.cents)
    let any = intercept("cents", by: .logging(to: events), prices.cents)
    #expect(one("tea") == 250)
    #expect(any("tea") == 250)
    #expect(log.lines == ["cents(tea)", "cents(tea) = 250"])
    #expect(events.lines == log.lines)
  }

  @Test("The interceptor tracks a function that returns `Void`", .proves("STG-172"))
  func void() {
    let items = Log()
    let add = intercept("add", by: .tracking(by: events), items.note)
    add("tea")
    #expect(items.lines == ["tea"])
    #expect(events.lines == ["add ok"])
  }

  /// Covers each combination of `async` and `throws`.
  @Test("Interception preserves a function's result, error and call count", .proves("STG-172"))
  func laws() async throws {
    let calls = Log()
    for cents in [250, 0] {
      func price(_ cents: Int) -> Int {
        calls.note("price \(cents)")
        return cents
      }
      func charge(_ cents: Int, _ name: String) throws -> Int {
        calls.note("charge \(cents) \(name)")
        guard cents > 0 else { throw ShopError.nothingToPay }
        return cents
      }
      func priceLater(_ cents: Int) async -> Int {
        await Task.yield()
        return price(cents)
      }
      func chargeLater(_ cents: Int, _ name: String) async throws -> Int {
        await Task.yield()
        return try charge(cents, name)
      }
      let pricing = intercept("price", by: concern, price)
      let pricingLater = intercept("later", by: concern, priceLater)
      #expect(pricing(cents) == cents)
      #expect(await pricingLater(cents) == cents)
      let charging = intercept("charge", by: concern, charge)
      let chargingLater = intercept("later", by: concern, chargeLater)
      if cents == 250 {
        #expect(try charging(250, "Ada") == 250)
        #expect(try await chargingLater(250, "Ada") == 250)
      } else {
        #expect(throws: ShopError.nothingToPay) { try charging(0, "Ada") }
        await #expect(throws: ShopError.nothingToPay) { try await chargingLater(0, "Ada") }
      }
    }
    let each = ["price", "price", "charge", "charge"]
    #expect(
      calls.lines == each.map { "\($0) 250" + ($0 == "charge" ? " Ada" : "") }
        + each.map { "\($0) 0" + ($0 == "charge" ? " Ada" : "") })
    #expect(log.lines.count == 16)
  }

  @Test(
    "Interception preserves a function's declared error type, including `Never`",
    .proves("STG-172"))
  func typedErrors() {
    let find = intercept("find", by: concern) { (key: String) throws(ShopError) -> String in
      throw .unknown
    }
    do throws(ShopError) {
      _ = try find("u9")
      Issue.record("find() returned instead of throwing")
    } catch {
      #expect(error == .unknown)
    }
    let price: @MainActor (String) -> Int = intercept("price", by: concern, ListPrices().cents)
    #expect(price("tea") == 250)
  }

  @Test("A canceled call throws `CancellationError` through the interceptor", .proves("STG-172"))
  func cancellation() async {
    let wait = intercept("wait", by: concern) { () async throws in
      try await Task.sleep(for: .seconds(60))
    }
    let task = Task { try await wait() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.lines == ["wait()", "wait() threw CancellationError()"])
  }

  @Test("The outer of two combined concerns begins first and ends last", .proves("STG-172"))
  func order() {
    func named(_ name: String) -> Concern {
      Concern { call in
        log.note("\(name)>")
        return { _ in log.note("<\(name)") }
      }
    }
    let run = intercept("run", by: named("a").and(named("b"))) { log.note("run") }
    run()
    #expect(log.lines == ["a>", "b>", "run", "<b", "<a"])
  }

  @Test("The interceptor logs the end of an async call after it returns", .proves("STG-172"))
  func waits() async {
    let slow = intercept("slow", by: concern) { () async in
      log.note("before")
      await Task.yield()
      log.note("after")
    }
    await slow()
    #expect(log.lines == ["slow()", "before", "after", "slow() = ()"])
  }

  @Test("A single `Concern` value intercepts all three functions", .proves("STG-172", "STG-E31"))
  func oneMore() async throws {
    let counting = Concern { call in
      log.note(call.name)
      return { _ in }
    }
    #expect(try await interceptedCheckout(by: counting)("tea", "u1") == "Ada paid 250")
    #expect(log.lines == ["get", "cents", "charge"])
  }

  @Test("The decorators mention `log` eight times, the interceptor three times", .proves("STG-172"))
  func writtenOnce() throws {
    let wrappers = try source("Before/Logging")
    #expect(wrappers.words().filter { $0 == "log" }.count == 8)
    let concern = try source("Functions/Concern")
    let logging = try #require(
      concern.declarations().flatMap(\.members).first { $0.name == "logging" })
    #expect(concern.words(in: logging.range).filter { $0 == "log" }.count == 3)
  }
}
