import Checking
import Playground
import Testing
import TextUI

@testable import DecideByRubricExercise

@Suite("Task 1: The detail view")
struct Task1 {
  // See ProductDetailView
  @Test("The view has the app as its container, and a repository of its own.")
  func needsNoSplice() throws {
    let app = App(tracker: Tracker())
    let (tea, salt) = (openProduct("tea", in: app), openProduct("salt", in: app))
    try expect("\(type(of: tea))", is: "ProductDetailView<App>", "as the view of tea")
    for _ in 1...2 { try tea.tap("More") }
    try expect(tea.lines().prefix(1), is: ["tea: 2"], "on the view of tea after two taps on More")
    try expect(salt.lines().prefix(1), is: ["salt: 0"], "on the view of salt")
  }
}

@Suite("Task 2: The page of reviews")
struct Task2 {
  // See ReviewPage
  @Test("A draft stays until it's sent, and another page has its own.")
  func sharesItsStores() throws {
    let app = App(tracker: Tracker())
    let (page, other) = (openReviews(in: app), openReviews(in: app))
    for _ in 1...2 { try page.tap("Answer") }
    let drafts = "reviews 0, drafts 2"
    try expect(page.lines().prefix(1), is: [drafts], "after two taps on Answer")
    try page.tap("Send")
    try expect(page.lines().prefix(1), is: ["reviews 2, drafts 0"], "after a tap on Send")
    try expect(other.lines().prefix(1), is: ["reviews 0, drafts 0"], "on another page")
  }
}

@Suite("Task 3: The checkout")
struct Task3 {
  private let tracker = Tracker()
  private var lines: [String] { tracker.log.lines }

  // See Checkout
  @Test("A reader is on while its payment is open, and no longer.")
  func readerLivesWithItsPayment() throws {
    let checkout = Checkout(externalDependencies: App(tracker: tracker))
    let address = checkout.openAddress()
    _ = address.lines()
    try expect(lines, is: [], "told while only the address is open")
    var payment: (any View)? = checkout.openPayment()
    _ = payment?.lines()
    try expect(lines, is: ["reader on"], "told while the payment is open")
    payment = nil
    try expect(lines, is: ["reader on", "reader off"], "told after the payment was closed")
    withExtendedLifetime((checkout, address)) {}
  }

  // See Checkout
  @Test("A payment and its button share a reader, and the checkout has one basket.")
  func eachHasItsOwn() throws {
    let checkout = Checkout(externalDependencies: App(tracker: tracker))
    let address = checkout.openAddress()
    try address.tap("Gift wrap")
    let payment = checkout.openPayment()
    // Two arguments are no reason for another splice.
    let containers = [address, payment].map { "\(type(of: $0 as Any))".drop { $0 != "<" } }
    try expect(containers[1], is: containers[0], "as the container of a payment")
    try payment.tap("Read card")
    try payment.tap("Pay")
    let paid = ["tea as a gift, paid by card of Ada"]
    try expect(lines.filter { $0.contains("paid") }, is: paid, "told by the button")
    let next = checkout.openPayment()
    try expect(next.lines().prefix(1), is: ["no card"], "on the next payment")
  }
}

private struct Tracker: Tracking {
  let log = Log()

  func track(_ event: String) { log.note(event) }
}

#if PROBES
  // Task 1: The view takes the app and a parameter, because no other view reads the repository.
  // See ProductDetailView
  func takesAParameter(app: App, repository: ProductDataRepository) {
    _ = ProductDetailView(dependencies: app, productDataRepository: repository)
  }

  // Task 2: A view that only passes the stores on takes its dependencies, and nothing else.
  // See ReviewList
  func takesItsDependencies(
    container: some TrackingDependency & ReviewsDependency & DraftsDependency
  ) {
    _ = ReviewList(dependencies: container)
    _ = ReviewRow(dependencies: container)
    _ = ReviewFooter(dependencies: container)
  }
#endif
