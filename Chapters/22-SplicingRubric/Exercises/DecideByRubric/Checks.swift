import Checking
import Playground
import Testing
import TextUI

@testable import DecideByRubricExercise

private let expected: [Feature: Decision] = [
  .product: Decision(arguments: 1, way: .parameter),
  .photos: Decision(arguments: 7, way: .splice),
  .sizes: Decision(arguments: 4, way: .parameter),
  .returns: Decision(arguments: 7, way: .parameter),
]

@Suite("Task 1: Count")
struct Task1 {
  // See decide
  @Test("The arguments of each feature are counted.")
  func counts() throws {
    let wrong = Feature.allCases.filter { decide($0).arguments != expected[$0]?.arguments }
    try expect(wrong.map { "\($0)" }, is: [], "as the features with a wrong count")
  }

  // See decide
  @Test("Each feature gets its value in the way that the rule says.")
  func decides() throws {
    let wrong = Feature.allCases.filter { decide($0).way != expected[$0]?.way }
    try expect(wrong.count, is: 0, "as the number of wrong decisions")
  }
}

@Suite("Task 2: The photos")
struct Task2 {
  // See openPhotos
  @Test("Checkmark and button of a page share a selection, and another page has its own.")
  func sharesItsSelection() throws {
    let log = EventLog()
    let app = App(tracker: log)
    let (page, other) = (openPhotos(in: app), openPhotos(in: app))
    for _ in 1...2 { try page.tap("Select") }
    try expect(page.lines().prefix(1), is: ["selected: 2"], "after two taps on Select")
    try page.tap("Share")
    try expect(log.events, is: ["share 2"], "as the events after a tap on Share")
    try expect(other.lines().prefix(1), is: ["selected: 0"], "on another page")
  }
}

@Suite("Task 3: The payment")
struct Task3 {
  private let log = EventLog()

  // See Checkout
  @Test("A reader is on while its payment is open, and no longer.")
  func readerLivesWithItsPayment() throws {
    let checkout = Checkout(externalDependencies: App(tracker: log))
    let address = checkout.openAddress()
    _ = address.lines()
    try expect(log.events, is: [], "as the events while only the address is open")
    var payment: (any View)? = checkout.openPayment()
    _ = payment?.lines()
    try expect(log.events, is: ["reader on"], "as the events while the payment is open")
    payment = nil
    let events = ["reader on", "reader off"]
    try expect(log.events, is: events, "as the events after the payment was closed")
    withExtendedLifetime((checkout, address)) {}
  }

  // See PaymentScreen
  @Test("A payment and its button share a reader, and the checkout has one basket.")
  func eachHasItsOwn() throws {
    let checkout = Checkout(externalDependencies: App(tracker: log))
    try checkout.openAddress().tap("Gift wrap")
    let payment = checkout.openPayment()
    try payment.tap("Read card")
    try payment.tap("Pay")
    let paid = ["tea as a gift, paid by card of Ada"]
    try expect(log.events.filter { $0.contains("paid") }, is: paid, "from the button")
    let next = checkout.openPayment()
    try expect(next.lines().prefix(1), is: ["no card"], "on the next payment")
  }

  // See PaymentScreen
  @Test("The reader comes to the payment in the way that the rule says.")
  func paymentByTheRule() throws {
    let payment = Checkout(externalDependencies: App(tracker: log)).openPayment()
    let way = wayOfReader(to: payment) ?? "no reader in the new screen"
    try expect(way, is: "a parameter", "as the way of the reader to the screen")
  }

  /// A struct that travels as one argument is a parameter, too. A container has what other views need as well.
  private func wayOfReader(to view: Any) -> String? {
    for (_, value) in Mirror(reflecting: view).children {
      if value is CardReader { return "a parameter" }
      guard let way = wayOfReader(to: value) else { continue }
      return value is any TrackingDependency || value is any BasketDependency ? "a splice" : way
    }
    return nil
  }
}

#if PROBES
  // Task 2: The selection comes to its readers in the way that the rule says.
  // See PhotoGrid
  func photosByTheRule(app: App, container: some TrackingDependency & SelectionDependency) {
    _ = PhotoGrid(dependencies: container)
    _ = PhotoRow(dependencies: container)
    _ = PhotoTile(dependencies: container)
    _ = PhotoFooter(dependencies: container)
    _ = ShareBar(dependencies: container)
    _ = Checkmark(dependencies: app)  // refused: SelectionDependency
  }
#endif

#if PROBES_BESIDE
  // They replace Narrow.swift: no container and no alias may have the reader.
  final class Selection { var count = 0 }
  protocol SelectionDependency { var selection: Selection { get } }

  final class Basket { var contents = "tea" }
  protocol BasketDependency { var basket: Basket { get } }

  final class CardReader {
    var card = "no card"
    init(dependencies: some TrackingDependency) {}
  }

  @available(*, unavailable, message: "no container has the reader, so nothing uses this protocol")
  protocol CardReaderDependency { var cardReader: CardReader { get } }

  // Task 3: No container has the reader, because a splice never pays for a screen and its button.
  func buttonByTheRule() {}
#endif
