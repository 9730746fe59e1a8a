import Dispatch
import Foundation
import Playground
import TestSupport
import Testing

@testable import Decorators

/// On Linux, the main queue of a test process is served by a thread other than the main thread.
@Suite("Decorators: answers on the main queue")
@MainActor
struct MainQueueTests {
  @Test("`MainQueue.isCurrent` is true only on the main queue", .proves("STG-161"))
  func isCurrent() async {
    #expect(MainQueue.isCurrent)
    #expect(!workQueue.sync { MainQueue.isCurrent })
    await waitForWorkQueue()
    #expect(MainQueue.isCurrent)
    #expect(!(await ranElsewhere()))
    let targeting = DispatchQueue(label: "targeting", target: .main)
    let inTargeting = await withCheckedContinuation { answer in
      targeting.async { answer.resume(returning: MainQueue.isCurrent) }
    }
    #expect(inTargeting)
  }

  @concurrent
  private func ranElsewhere() async -> Bool { MainQueue.isCurrent }

  @Test("`deliveries` records when and where each answer arrives")
  func arrivalsAreSeen() async {
    #expect(await deliveries { _ in } == [])
    #expect(
      await deliveries { screen in
        screen.display(1)
        screen.display(2)
      } == [.atOnce, .atOnce])
    #expect(await deliveries { screen in workQueue.async { screen.display(1) } } == [.elsewhere])
    #expect(
      await deliveries { screen in
        screen.display(1)
        DispatchQueue.main.async { screen.display(2) }
      } == [.atOnce, .later])
  }

  /// A client, and how its answers are delivered without a decorator and with ours.
  struct Row: Sendable, CustomTestStringConvertible {
    let client: any ItemsClient
    let bare: Delivery
    let decorated: Delivery

    var testDescription: String { "\(type(of: client))" }
  }

  nonisolated static let rows = [
    Row(client: BundledItemsClient(), bare: .atOnce, decorated: .atOnce),
    Row(client: APIClient(), bare: .elsewhere, decorated: .later),
    Row(client: GuardedClient(), bare: .elsewhere, decorated: .later),
  ]

  @Test(
    "`MainQueueDecorator` delivers once, on the main queue, without an unnecessary hop",
    arguments: rows)
  func decorated(row: Row) async throws {
    try #require(await deliveries(from: row.client) == [row.bare])
    try #require(await deliveries(from: deliveringOnMainQueue(row.client)) == [row.decorated])
    try #require(
      await deliveries(from: deliveringOnMainQueue(deliveringOnMainQueue(row.client))) == [
        row.decorated
      ])
    proved("STG-161", "STG-157", "STG-159")
  }

  @Test("`MainQueueDecorator` passes items and failures on unchanged", .proves("STG-158"))
  func passesResultsOn() async throws {
    struct Failing: ItemsClient {
      func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
        workQueue.async { completion(.failure(UserError.unknown)) }
      }
    }
    let items = await withCheckedContinuation { answer in
      deliveringOnMainQueue(APIClient()).fetchItems { answer.resume(returning: $0) }
    }
    #expect(try items.get() == storedItems)
    let failure = await withCheckedContinuation { answer in
      deliveringOnMainQueue(Failing()).fetchItems { answer.resume(returning: $0) }
    }
    #expect(throws: UserError.unknown) { try failure.get() }
  }

  @Test("`dispatchPrecondition` also accepts a queue that the main queue waits for")
  func preconditionPasses() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      workQueue.sync { dispatchPrecondition(condition: .onQueue(.main)) }
    }
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      let isOver = DispatchSemaphore(value: 0)
      workQueue.async {
        dispatchPrecondition(condition: .onQueue(.main))
        isOver.signal()
      }
      await waitForWorkQueue()
    }
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
  }

  @Test(
    "Handwritten dispatches to main are sometimes missing and sometimes doubled",
    .proves("STG-160", "STG-162"))
  func byHand() async throws {
    let list = Before.ItemListViewModel(client: APIClient())
    #expect(await deliveries { screen in list.show(on: screen) } == [.later])
    func abandoned() -> Before.ItemListViewModel {
      final class Screen: ItemListDelegate { func didFetchItems(_ items: [Item]) {} }
      let (list, screen) = (Before.ItemListViewModel(client: APIClient()), Screen())
      list.delegate = screen
      return list
    }
    #expect(abandoned().delegate == nil)
    let header = Before.CatalogHeader(client: APIClient())
    #expect(await deliveries { screen in header.showCount(screen.display) } == [.later])
    let checkout = Before.Checkout(client: APIClient())
    #expect(await deliveries { screen in checkout.showStock(screen.display) } == [.elsewhere])
    let readyList = Before.ItemListViewModel(client: BundledItemsClient())
    #expect(await deliveries { screen in readyList.show(on: screen) } == [.later])
    #expect(try hops(in: "Before/HopByHand") == 2)
  }

  @Test(
    "A single decorator dispatches to main for all screens, only when needed",
    .proves("STG-160", "STG-161", "STG-162"))
  func decoratedScreens() async throws {
    let checkout = Before.Checkout(client: deliveringOnMainQueue(APIClient()))
    #expect(await deliveries { screen in checkout.showStock(screen.display) } == [.later])
    let ready = Before.Checkout(client: deliveringOnMainQueue(BundledItemsClient()))
    #expect(await deliveries { screen in ready.showStock(screen.display) } == [.atOnce])
    #expect(try hops(in: "Threads/MainQueueDecorator") == 1)
  }

  @Test("The decorator moves the client's answer to the main queue")
  func journeys() async {
    #expect(await recordAnswer(decorated: false).last == "APIClient --> Checkout: 2 items on work")
    #expect(
      await recordAnswer(decorated: true) == [
        "Checkout -> MainQueueDecorator: fetchItems on main",
        "MainQueueDecorator -> APIClient: fetchItems on main",
        "APIClient --> MainQueueDecorator: 2 items on work",
        "MainQueueDecorator --> Checkout: 2 items on main",
      ])
  }

  private func hops(in file: String) throws -> Int {
    try TestCheckout.read("\(chapterFolder("Decorators"))/\(file).swift")
      .matches(of: #/DispatchQueue\.main\.async/#).count
  }

  @Test(
    "A main-actor model needs no decorator and no dispatch to main",
    .proves("STG-159", "STG-E13"))
  func mainActor() async throws {
    let log = Log()
    let model = ItemListViewModel(fetchItems: loader(log))
    model.onShown = { log.call("show", from: "model", to: "screen") }
    #expect(model.items == [])
    try await model.start()
    #expect(model.items == storedItems)
    #expect(log.lines == ["model -> loader: fetchItems", "model -> screen: show"])
    #expect(log.calls.map(\.isOnMainQueue) == [false, true])
  }
}

@Suite("Decorators: lifetimes during a request")
@MainActor
struct RequestLifetimeTests {
  @Test(
    "A weak capture in only the inner closure keeps the model alive",
    .proves("STG-E13"))
  func innerWeak() {
    #expect(survivors { $0.getList() } == ["model"])
  }

  @Test("A weak capture in the outer closure frees the model at once", .proves("STG-E13"))
  func outerWeak() {
    #expect(survivors { $0.getListWeakly() } == [])
    #expect(survivors { _ in } == [])
  }

  @Test("A delegate gets the items once with either capture")
  func delegate() async {
    final class Screen: ItemListDelegate {
      var lists: [[Item]] = []
      func didFetchItems(_ items: [Item]) { lists.append(items) }
    }
    let (screen, model) = (Screen(), Before.ItemListViewModel(client: APIClient()))
    model.delegate = screen
    model.getList()
    await waitForWorkQueue()
    #expect(screen.lists == [storedItems])
    model.getListWeakly()
    await waitForWorkQueue()
    #expect(screen.lists == [storedItems, storedItems])
  }
}
