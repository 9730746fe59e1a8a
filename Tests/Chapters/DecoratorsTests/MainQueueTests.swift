import Dispatch
import Foundation
import Playground
import TestSupport
import Testing

@testable import Decorators

/// These tests are themselves a program whose main queue is worked off by another thread, on Linux.
@Suite("Answers on the main queue")
@MainActor
struct MainQueueTests {
  @Test("The main queue is known in its own work, and nowhere else", .proves("STG-161"))
  func isCurrent() async {
    #expect(MainQueue.isCurrent)
    #expect(!workQueue.sync { MainQueue.isCurrent })
    await workIsDone()
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

  @Test("Every arrival is seen, wherever it comes from")
  func arrivalsAreSeen() async {
    #expect(await arrivals { _ in } == [])
    #expect(
      await arrivals { screen in
        screen.display(1)
        screen.display(2)
      } == [.atOnce, .atOnce])
    #expect(await arrivals { screen in workQueue.async { screen.display(1) } } == [.elsewhere])
    #expect(
      await arrivals { screen in
        screen.display(1)
        DispatchQueue.main.async { screen.display(2) }
      } == [.atOnce, .later])
  }

  /// A client, and how its answer arrives behind no decorator and behind ours.
  struct Row: Sendable, CustomTestStringConvertible {
    let client: any ItemsClient
    let bare: Arrival
    let decorated: Arrival

    var testDescription: String { "\(type(of: client))" }
  }

  nonisolated static let rows = [
    Row(client: BundledItemsClient(), bare: .atOnce, decorated: .atOnce),
    Row(client: APIClient(), bare: .elsewhere, decorated: .later),
    Row(client: GuardedClient(), bare: .elsewhere, decorated: .later),
  ]

  @Test("Once, on the main queue, and at once where it is there already", arguments: rows)
  func decorated(row: Row) async throws {
    try #require(await arrivals(from: row.client) == [row.bare])
    try #require(await arrivals(from: onMain(row.client)) == [row.decorated])
    try #require(await arrivals(from: onMain(onMain(row.client))) == [row.decorated])
    proved("STG-161", "STG-157", "STG-159")
  }

  @Test("Items and failures are passed on as they are", .proves("STG-158"))
  func passesResultsOn() async throws {
    struct Failing: ItemsClient {
      func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
        workQueue.async { completion(.failure(UserError.unknown)) }
      }
    }
    let items = await withCheckedContinuation { answer in
      onMain(APIClient()).fetchItems { answer.resume(returning: $0) }
    }
    #expect(try items.get() == stored)
    let failure = await withCheckedContinuation { answer in
      onMain(Failing()).fetchItems { answer.resume(returning: $0) }
    }
    #expect(throws: UserError.unknown) { try failure.get() }
  }

  @Test("A precondition cannot tell it from a queue that the main queue waits for")
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
      await workIsDone()
    }
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
  }

  @Test(
    "By hand each screen hops or forgets it, and hops where it need not",
    .proves("STG-160", "STG-162"))
  func byHand() async throws {
    let list = Before.ItemListViewModel(client: APIClient())
    #expect(await arrivals { screen in list.show(on: screen) } == [.later])
    func abandoned() -> Before.ItemListViewModel {
      final class Screen: ItemListDelegate { func didFetchItems(_ items: [Item]) {} }
      let (list, screen) = (Before.ItemListViewModel(client: APIClient()), Screen())
      list.delegate = screen
      return list
    }
    #expect(abandoned().delegate == nil)
    let header = Before.CatalogueHeader(client: APIClient())
    #expect(await arrivals { screen in header.showCount(screen.display) } == [.later])
    let checkout = Before.Checkout(client: APIClient())
    #expect(await arrivals { screen in checkout.showStock(screen.display) } == [.elsewhere])
    let readyList = Before.ItemListViewModel(client: BundledItemsClient())
    #expect(await arrivals { screen in readyList.show(on: screen) } == [.later])
    #expect(try hops(in: "Before/HopByHand") == 2)
  }

  @Test(
    "One decorator hops for all screens, where it is needed",
    .proves("STG-160", "STG-161", "STG-162"))
  func decoratedScreens() async throws {
    let checkout = Before.Checkout(client: onMain(APIClient()))
    #expect(await arrivals { screen in checkout.showStock(screen.display) } == [.later])
    let ready = Before.Checkout(client: onMain(BundledItemsClient()))
    #expect(await arrivals { screen in ready.showStock(screen.display) } == [.atOnce])
    #expect(try hops(in: "Threads/MainQueueDecorator") == 1)
  }

  @Test("The client answers on its queue, and the decorator on the main queue")
  func journeys() async {
    #expect(await journey(decorated: false).last == "APIClient --> Checkout: 2 items on work")
    #expect(
      await journey(decorated: true) == [
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
    "A main actor's model needs no decorator, and no hop is written",
    .proves("STG-159", "STG-E13"))
  func mainActor() async throws {
    let log = Log()
    let model = ItemListViewModel(fetchItems: loader(log))
    model.onShown = { log.call("show", from: "model", to: "screen") }
    #expect(model.items == [])
    try await model.start()
    #expect(model.items == stored)
    #expect(log.lines == ["model -> loader: fetchItems", "model -> screen: show"])
    #expect(log.calls.map(\.isOnMainQueue) == [false, true])
  }
}

@Suite("Who lives while a request runs")
@MainActor
struct RequestLifetimeTests {
  @Test(
    "Weak in the inner closure alone keeps the model until the answer",
    .proves("STG-E13"))
  func innerWeak() {
    #expect(aliveDuring { $0.getList() } == ["model"])
  }

  @Test("Weak in the outer closure lets it go at once", .proves("STG-E13"))
  func outerWeak() {
    #expect(aliveDuring { $0.getListAndLetGo() } == [])
    #expect(aliveDuring { _ in } == [])
  }

  @Test("Either way the delegate of a model that lives gets the items, once")
  func delegate() async {
    final class Screen: ItemListDelegate {
      var lists: [[Item]] = []
      func didFetchItems(_ items: [Item]) { lists.append(items) }
    }
    let (screen, model) = (Screen(), Before.ItemListViewModel(client: APIClient()))
    model.delegate = screen
    model.getList()
    await workIsDone()
    #expect(screen.lists == [stored])
    model.getListAndLetGo()
    await workIsDone()
    #expect(screen.lists == [stored, stored])
  }
}
