import Checking
import Playground
import Testing

@testable import SearchAsYouTypeExercise

@Suite("Task 1: From a completion handler to async")
struct Task1 {
  // See VendorCall.products
  @Test("Each search returns a product for each of the vendor's hits.")
  func returnsProducts() async throws {
    let vendor = VendorSearch { call in
      let names = ["green", "black"].map { "\($0) \(call.text)" }
      call.finish(names.map { VendorHit(title: $0, price: 450) }, nil)
    }
    for text in ["tea", "mug"] {
      let found = try await vendor.call(for: text).products()
      let wanted = ["green \(text)", "black \(text)"].map { Product(name: $0, cents: 450) }
      try expect(found, is: wanted, "from a search for \(text)")
    }
  }

  // See VendorCall.products
  @Test("A search without hits throws the vendor's error, or NoResponse() if there is none.")
  func throwsErrors() async throws {
    for (error, wanted) in [(VendorError.offline, "offline"), (nil, "NoResponse()")] {
      let call = VendorSearch { $0.finish(nil, error) }.call(for: "tea")
      let found = await told { try await call.products() }
      let what = error == nil ? "if the server sends nothing" : "if the vendor is offline"
      try expect(found, is: "threw \(wanted)", what)
    }
    let canceled = VendorSearch { _ in }.call(for: "tea")
    canceled.cancel()
    let found = await told { try await canceled.products() }
    try expect(found, is: "threw aborted", "from a call that was canceled")
  }
}

@Suite("Task 2: Cancel the call, too")
struct Task2 {
  private let vendor = Vendor()
  private var search: ProductAdapter { ProductAdapter(vendor: vendor.search) }

  // See ProductAdapter.products
  @Test("Only a canceled search cancels its call, and throws CancellationError().")
  func cancelsTheCall() async throws {
    let tea = Task { [search] in try await search.products(matching: "tea") }
    try await expectSoon(vendor.running, is: ["tea"], "as the running calls after one search")
    let pot = Task { [search] in try await search.products(matching: "teapot") }
    try await expectSoon(vendor.running.count, is: 2, "as the running calls after two searches")
    // Tasks that wait end with the check.
    defer { vendor.finishAll() }
    tea.cancel()
    let what = "as the running calls after the search for tea was canceled"
    try await expectSoon(vendor.running, is: ["teapot"], what)
    let found = await told { try await tea.value }
    try expect(found, is: "threw CancellationError()", "from the canceled search")
    vendor.finishAll()
    let other = try await pot.value
    try expect(other, is: [Product(name: "teapot", cents: 450)], "from the other search")
    let offline = ProductAdapter(vendor: VendorSearch { $0.finish(nil, VendorError.offline) })
    let error = await told { try await offline.products(matching: "tea") }
    try expect(error, is: "threw offline", "from a search that isn't canceled")
  }

  // See ProductAdapter.products
  @Test("A task that is canceled before its search sends no call, and throws the same error.")
  func sendsNothing() async throws {
    let task = Task { [search] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await search.products(matching: "tea")
    }
    // An answer that sends the call anyway gets a response.
    let response = Task { [vendor] in
      while !Task.isCancelled {
        vendor.finishAll()
        await Task.yield()
      }
    }
    let found = await told { try await task.value }
    response.cancel()
    try expect(vendor.sent, is: [], "as the calls that were sent")
    try expect(found, is: "threw CancellationError()", "from the canceled search")
  }
}

/// A vendor that responds when `finishAll` is called.
private final class Vendor: Sendable {
  private let calls = Locked<[VendorCall]>([])

  var search: VendorSearch {
    VendorSearch { call in self.calls.withLock { $0.append(call) } }
  }

  var sent: [String] { calls.withLock { $0.map(\.text) } }
  var running: [String] { calls.withLock { $0.filter(\.isRunning).map(\.text) } }

  func finishAll() {
    for call in calls.withLock({ $0 }) {
      call.finish([VendorHit(title: call.text, price: 450)], nil)
    }
  }
}
