import Testing

@testable import DecideByRubricExercise

@Suite("Task 1: One view")
struct Task1 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("The view works with the app's own container: nothing is spliced for it alone.")
  func hasTheAppsContainer() throws {
    let view = try opened()
    try require(used(Tracker.self, in: [view]), is: [ObjectIdentifier(app.tracker)], "as trackers")
  }

  @Test("Each view has one repository of its own, which goes with the view.")
  func hasItsOwnRepository() throws {
    var views = try (1...several).map { _ in try opened() }
    try require(
      used(ProductDataRepository.self, in: views + views).count, is: several,
      "repositories in \(several) views that are looked at twice")
    let repository = Weak(views[0].uses.compactMap { $0 as? ProductDataRepository }.first)
    views = []
    try require(repository.isThere, is: false, "for 'it is there' when the view is gone")
    _ = app
  }

  /// A view, once it has the container that the app is.
  private func opened(at place: SourceLocation = #_sourceLocation) throws -> any Component {
    let view = openProduct(in: app)
    let isTheApp = (view.dependencies as AnyObject) === app
    let container = isTheApp ? "App" : "\(type(of: view.dependencies))"
    try require(container, is: "App", "as the view's container", at: place)
    return view
  }
}

@Suite("Task 2: Two far apart")
struct Task2 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("Every component takes its dependencies and nothing else.")
  func handsNothingOn() throws {
    for component in all(below: openPage(in: app)) {
      try require(stored(in: component), is: ["dependencies"], "stored in \(name(component))")
    }
  }

  @Test("Neither the page nor the price tag has a way to the drafts; the section has.")
  func pageHasNoWayToTheDrafts() throws {
    let (page, tag, section) = try open()
    try require(
      [page, tag, section].map { reaches(ReviewDrafts.self, from: $0) }, is: [false, false, true],
      "for 'it reaches the drafts' of page, tag and section")
  }

  @Test("Row and button of a section share its drafts, which go with it; another has others.")
  func draftsOfTheSection() throws {
    let page = openPage(in: app)
    var sections =
      page.children.dropFirst() + (1..<several).flatMap { _ in page.children.dropFirst() }
    for section in sections {
      let users = (all(below: section) + all(below: section)).filter { uses(ReviewDrafts.self, $0) }
      try require(users.count, is: 4, "users in a section that is looked at twice")
      try require(used(ReviewDrafts.self, in: users).count, is: 1, "drafts of a section")
    }
    let drafts = used(ReviewDrafts.self, in: sections.flatMap { all(below: $0) })
    try require(drafts.count, is: several, "drafts of \(several) sections")
    var components = sections.prefix(1).flatMap { all(below: $0) }
    let first = Weak(components.flatMap(\.uses).compactMap { $0 as? ReviewDrafts }.first)
    (sections, components) = ([], [])
    try require(first.isThere, is: false, "for 'they are there' when the section is gone")
    _ = page
  }

  private func open() throws -> (any Component, any Component, any Component) {
    let page = openPage(in: app)
    let children = page.children
    try require(children.map(name), is: ["PriceTag", "ReviewSection"], "as the page's children")
    return (page, children[0], children[1])
  }
}

@Suite("Task 3: One for the feature, one for a screen")
struct Task3 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("All screens of a checkout share one basket, and another checkout has another.")
  func basketOfTheCheckout() throws {
    let features = (1...several).map { _ in openCheckout(in: app) }
    for feature in features {
      let users = (1...several).flatMap { _ in all(in: feature) }.filter { uses(Basket.self, $0) }
      try require(users.count, is: 2 * several, "users of the basket in \(several) visits")
      try require(used(Basket.self, in: users).count, is: 1, "baskets of a checkout")
    }
    let baskets = used(Basket.self, in: features.flatMap { all(in: $0) })
    try require(baskets.count, is: several, "baskets of \(several) checkouts")
  }

  @Test("The basket stays while the checkout is open, and goes with it; the app is still there.")
  func basketGoesWithTheCheckout() throws {
    var feature: (any Feature)? = openCheckout(in: app)
    let basket = Weak(
      feature.map { all(in: $0) }?.flatMap(\.uses).compactMap { $0 as? Basket }.first)
    try require(
      basket.isThere, is: true, "for 'it is there' while no screen is, and the checkout is")
    feature = nil
    try require(basket.isThere, is: false, "for 'it is there' when the checkout is gone")
    _ = app
  }

  @Test("Nobody takes a basket: it comes with the dependencies. Who uses a reader stores it.")
  func nobodyHandsOnTheBasket() throws {
    for component in all(in: openCheckout(in: app)) {
      let readers = component.uses.contains { $0 is CardReader } ? ["cardReader"] : []
      try require(
        stored(in: component), is: ["dependencies"] + readers, "stored in \(name(component))")
    }
  }

  @Test("A payment and its button share one card reader, and the next payment has another.")
  func readerOfThePayment() throws {
    let feature = openCheckout(in: app)
    let visits = (1...several).map { _ in all(in: feature).filter { uses(CardReader.self, $0) } }
    for users in visits {
      try require(users.map(name), is: ["PaymentScreen", "PayButton"], "use a reader")
      try require(used(CardReader.self, in: users + users).count, is: 1, "readers of a payment")
    }
    let readers = used(CardReader.self, in: visits.flatMap(\.self))
    try require(readers.count, is: several, "readers of \(several) payments")
  }

  @Test("The card reader goes with its payment, and nobody else has a way to it.")
  func readerGoesWithThePayment() throws {
    let feature = openCheckout(in: app)
    var screens = feature.screens()
    let reader = Weak(screens.flatMap(\.uses).compactMap { $0 as? CardReader }.first)
    try require(reader.isThere, is: true, "for 'it is there' while the payment is")
    let containers = screens.map { reaches(CardReader.self, from: $0.dependencies) }
    try require(containers, is: [false, false], "for 'a container reaches the reader'")
    screens = []
    try require(reader.isThere, is: false, "for 'it is there' when the payment is gone")
    _ = feature
  }
}

private final class Tracker: Tracking {}

private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var isThere: Bool { object != nil }
}

/// A component and all in it, from above.
private func all(below component: any Component) -> [any Component] {
  [component] + component.children.flatMap { all(below: $0) }
}

private func all(in feature: any Feature) -> [any Component] {
  feature.screens().flatMap { all(below: $0) }
}

private func uses<Service: AnyObject>(_: Service.Type, _ component: any Component) -> Bool {
  component.uses.contains { $0 is Service }
}

/// The different services of this type that these components work with.
private func used<Service: AnyObject>(
  _: Service.Type, in components: [any Component]
) -> Set<ObjectIdentifier> {
  Set(components.flatMap(\.uses).compactMap { $0 as? Service }.map { ObjectIdentifier($0) })
}

private func stored(in component: any Component) -> [String] {
  Mirror(reflecting: component).children.compactMap(\.label)
}

/// Whether something stored in it, at any depth, is of this type.
private func reaches<Service>(_: Service.Type, from value: Any) -> Bool {
  value is Service
    || Mirror(reflecting: value).children.contains { reaches(Service.self, from: $0.value) }
}

/// The type's name without its generic arguments.
private func name(_ component: any Component) -> String {
  String("\(type(of: component))".prefix { $0 != "<" })
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
