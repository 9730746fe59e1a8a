import Testing

@testable import DecideByRubricExercise

@Suite("Task 1: The detail view")
struct Task1 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("The view works with the app itself, which knows no repository, and stores no splice.")
  func hasTheAppsContainer() throws {
    let view = try opened()
    try require(used(Tracker.self, in: [view]), is: [ObjectIdentifier(app.tracker)], "as trackers")
    let others = stored(in: view).filter {
      !($0 is App || $0 is ProductDataRepository || $0 is Tracker)
    }
    try require(others.map { "\(type(of: $0))" }, is: [], "stored besides app and repository")
    let repositories = stored(in: view).compactMap { $0 as? ProductDataRepository }
    try require(Set(repositories.map(ObjectIdentifier.init)).count, is: 1, "repositories stored")
    try require(
      app is any ProductDataRepositoryDependency, is: false, "for 'the app has a repository'")
  }

  @Test("Each view has one repository of its own, which goes with the view.")
  func hasItsOwnRepository() throws {
    var views = try (1...several).map { _ in try opened() }
    try require(
      used(ProductDataRepository.self, in: views + views).count, is: several,
      "repositories in \(several) views that are looked at twice")
    let repositories = kept(ProductDataRepository.self, by: views)
    views = []
    try require(alive(repositories), is: 0, "repositories when all views are gone")
    _ = app
  }

  /// A view, once it has the container that the app is.
  private func opened(at place: SourceLocation = #_sourceLocation) throws -> any Component {
    let view = openProduct(in: app)
    var container = view.dependencies is App ? "another App" : "\(type(of: view.dependencies))"
    if view.dependencies as AnyObject === app { container = "the app" }
    try require(container, is: "the app", "as the view's dependencies", at: place)
    return view
  }
}

@Suite("Task 2: The drafts of a section")
struct Task2 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("Neither page nor price tag nor app has a way to the drafts.")
  func pageHasNoWayToTheDrafts() throws {
    let page = openPage(in: app)
    let children = page.children
    for component in [page] + children where name(component) != "ReviewSection" {
      let hasWay =
        component.dependencies is any ReviewDraftsDependency
        || reaches(ReviewDrafts.self, from: component)
      try require(hasWay, is: false, "for 'it has a way to the drafts' of \(name(component))")
    }
    try require(
      children.map(name).sorted(), is: ["PriceTag", "ReviewSection"], "as the page's children")
    try require(app is any ReviewDraftsDependency, is: false, "for 'the app has drafts'")
  }

  @Test("Row and button of a section share its drafts, which go with it; another has others.")
  func draftsOfTheSection() throws {
    let page = openPage(in: app)
    var sections = (1...several).flatMap { _ in
      page.children.filter { name($0) == "ReviewSection" }
    }
    try require(sections.count, is: several, "sections where the children are asked for so often")
    for section in sections {
      let users = (all(below: section) + all(below: section)).filter { uses(ReviewDrafts.self, $0) }
      try require(
        Set(users.map(name)).isSuperset(of: ["ReviewRow", "WriteButton"]), is: true,
        "for 'row and button use drafts'")
      try require(used(ReviewDrafts.self, in: users).count, is: 1, "drafts of a section")
      try require(
        used(Tracker.self, in: users), is: [ObjectIdentifier(app.tracker)], "as trackers in it")
    }
    let different = used(ReviewDrafts.self, in: sections.flatMap { all(below: $0) })
    try require(different.count, is: several, "drafts of \(several) sections")
    let drafts = sections.flatMap { kept(ReviewDrafts.self, by: all(below: $0)) }
    sections = []
    try require(alive(drafts), is: 0, "drafts when all sections are gone")
    _ = page
  }
}

@Suite("Task 3: The way of the drafts")
struct Task3 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("Only the section stores more than its dependencies.")
  func onlyTheSectionStoresMore() throws {
    let components = all(below: openPage(in: app))
    for component in components where name(component) != "ReviewSection" {
      try require(stored(in: component).count, is: 1, "values stored in \(name(component))")
    }
  }

  @Test("With nothing but their dependencies, row and button share the drafts of their section.")
  func shareWithoutParameters() throws {
    let page = openPage(in: app)
    var different: Set<ObjectIdentifier> = []
    let sections = (1...several).flatMap { _ in
      page.children.filter { name($0) == "ReviewSection" }
    }
    for section in sections {
      let users = (1...several).flatMap { _ in
        all(below: section).filter { ["ReviewRow", "WriteButton"].contains(name($0)) }
      }
      try require(users.count, is: 2 * several, "rows and buttons at \(several) looks at a section")
      for user in users {
        try require(stored(in: user).count, is: 1, "values stored in \(name(user))")
        try require(uses(ReviewDrafts.self, user), is: true, "for '\(name(user)) uses drafts'")
      }
      let drafts = used(ReviewDrafts.self, in: users)
      try require(drafts.count, is: 1, "drafts of row and button, at \(several) looks")
      different.formUnion(drafts)
    }
    try require(different.count, is: several, "drafts of \(several) sections")
  }
}

@Suite("Task 4: The basket")
struct Task4 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("All screens of a checkout share a basket, which goes with it; another has another.")
  func basketOfTheCheckout() throws {
    var features = (1...several).map { _ in openCheckout(in: app) }
    for feature in features {
      var components: [any Component] = []
      for _ in 1...several {
        let visit = all(in: feature)
        let users = Set(visit.filter { uses(Basket.self, $0) }.map(name))
        try require(
          users.isSuperset(of: ["AddressForm", "PayButton"]), is: true,
          "for 'form and button use a basket'")
        components += visit
      }
      try require(used(Basket.self, in: components).count, is: 1, "baskets of a checkout")
      try require(
        used(Tracker.self, in: components), is: [ObjectIdentifier(app.tracker)], "as trackers in it"
      )
    }
    let baskets = used(Basket.self, in: features.flatMap { all(in: $0) })
    try require(baskets.count, is: several, "baskets of \(several) checkouts")
  }

  @Test("A basket is there as long as its checkout, also while no screen is, and goes with it.")
  func basketStaysWithTheCheckout() throws {
    var features = (1...several).map { _ in openCheckout(in: app) }
    let weakly = features.compactMap { kept(Basket.self, by: all(in: $0)).first }
    try require(
      alive(weakly), is: several, "baskets while no screen is there, and the checkouts are")
    features = []
    try require(alive(weakly), is: 0, "baskets when the checkouts are gone")
    try require(app is any BasketDependency, is: false, "for 'the app has a basket'")
  }
}

@Suite("Task 5: The way of the basket")
struct Task5 {
  private let app = App(tracker: Tracker())

  @Test("No screen takes a basket or a tracker only to hand it on.")
  func nobodyHandsOnTheBasket() throws {
    for screen in openCheckout(in: app).screens() where !uses(Basket.self, screen) {
      let parameters = stored(in: screen).filter {
        !($0 is any BasketDependency) && (reaches(Basket.self, from: $0) || $0 is () -> Basket)
          || $0 is Tracker && !uses(Tracker.self, screen)
      }
      try require(
        parameters.map { "\(type(of: $0))" }, is: [], "taken by \(name(screen)) to hand it on")
    }
  }
}

@Suite("Task 6: The card reader")
struct Task6 {
  private let app = App(tracker: Tracker())
  private let several = Int.random(in: 2...6)

  @Test("A payment and its button share one card reader, and the next payment has another.")
  func readerOfThePayment() throws {
    let feature = openCheckout(in: app)
    let visits = (1...several).map { _ in all(in: feature).filter { uses(CardReader.self, $0) } }
    for users in visits {
      try require(users.map(name).sorted(), is: ["PayButton", "PaymentScreen"], "use a reader")
      try require(used(CardReader.self, in: users + users).count, is: 1, "readers of a payment")
    }
    let readers = used(CardReader.self, in: visits.flatMap(\.self))
    try require(readers.count, is: several, "readers of \(several) payments")
  }

  @Test("The card reader goes with its payment, and neither checkout nor address has a way to it.")
  func readerGoesWithThePayment() throws {
    let feature = openCheckout(in: app)
    var screens = feature.screens() + feature.screens()
    let readers = kept(CardReader.self, by: screens)
    try require(alive(readers), is: 2, "readers while two payments are there")
    let addresses = screens.filter { name($0) == "AddressScreen" }
    for component in addresses.flatMap({ all(below: $0) }) {
      let hasWay =
        component.dependencies is any CardReaderDependency
        || reaches(CardReader.self, from: component)
      try require(hasWay, is: false, "for 'it has a way to a reader' of \(name(component))")
    }
    let hasWay = reaches(CardReader.self, from: feature)
    try require(hasWay, is: false, "for 'the checkout has a way to a reader'")
    try require(app is any CardReaderDependency, is: false, "for 'the app has a reader'")
    screens = []
    try require(alive(readers), is: 0, "readers when all payments are gone")
    _ = (feature, addresses)
  }
}

private final class Tracker: Tracking {}

private struct Weak {
  weak var object: AnyObject?
}

private func alive(_ services: [Weak]) -> Int { services.count { $0.object != nil } }

/// The services of this type that these components work with, held by nobody here.
private func kept<Service: AnyObject>(
  _: Service.Type, by components: [any Component]
) -> [Weak] {
  components.flatMap(\.uses).filter { $0 is Service }.map { Weak(object: $0) }
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
  let services = components.flatMap(\.uses).filter { $0 is Service }
  return Set(services.map { ObjectIdentifier($0) })
}

/// What it stores, also in a superclass, and as an optional or lazily.
private func stored(in value: Any) -> [Any] {
  let mirrors = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
  return mirrors.flatMap(\.children).flatMap { child in
    let inside = Mirror(reflecting: child.value)
    return inside.displayStyle == .optional ? inside.children.map(\.value) : [child.value]
  }
}

/// Whether something stored in it, at any depth, is of this type.
private func reaches<Service>(_: Service.Type, from value: Any, depth: Int = 6) -> Bool {
  value is Service
    || depth > 0
      && stored(in: value).contains { reaches(Service.self, from: $0, depth: depth - 1) }
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

#if PROBES
  // Task 3: Every component is made from its dependencies and nothing else.
  // See ReviewSection
  func takesItsDependencies(tracker: any Tracking) {
    struct Container: TrackingDependency, ReviewDraftsDependency {
      let tracker: any Tracking
      let reviewDrafts = ReviewDrafts()
    }
    struct Outside: TrackingDependency { let tracker: any Tracking }
    let container = Container(tracker: tracker)
    _ = ProductPage(dependencies: Outside(tracker: tracker))
    _ = PriceTag(dependencies: Outside(tracker: tracker))
    _ = ReviewSection(dependencies: container)
    _ = ReviewList(dependencies: container)
    _ = ReviewRow(dependencies: container)
    _ = ReviewFooter(dependencies: container)
    _ = WriteButton(dependencies: container)
    _ = ReviewRow(dependencies: container, reviewDrafts: ReviewDrafts())  // refused: reviewDrafts
  }

  // Task 5: An address is made from its dependencies and nothing else, and a payment takes no basket.
  // See AddressScreen
  func addressTakesItsDependencies(tracker: any Tracking) {
    struct Container: TrackingDependency, BasketDependency {
      let tracker: any Tracking
      let basket = Basket()
    }
    let container = Container(tracker: tracker)
    _ = AddressScreen(dependencies: container)
    _ = AddressScreen(dependencies: container, basket: Basket())  // refused: basket
    _ = AddressScreen(dependencies: container, cardReader: CardReader())  // refused: cardReader
    _ = PaymentScreen(dependencies: container, basket: Basket())  // refused: basket
  }
#endif
