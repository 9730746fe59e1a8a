import Testing
import TextUI

@testable import VendedViewExercise

@Suite("Task 1: Make room, from the top")
struct Task1 {
  private let app = App(Trip())

  @Test("The shop takes the app in its own type, passes it on, and shows the same.")
  func shopIsGeneric() throws {
    try judge(ShopView(dependencies: app), "ShopView", above: "CategoryView")
  }

  @Test("The category takes the app in its own type, passes it on, and shows the same.")
  func categoryIsGeneric() throws {
    try judge(CategoryView(dependencies: app), "CategoryView", above: "ProductListView")
  }

  @Test("The list takes the app in its own type, passes it on, and shows the same.")
  func listIsGeneric() throws {
    try judge(ProductListView(dependencies: app), "ProductListView", above: "PromotionView")
  }

  private func judge<Level: View>(_ level: Level, _ name: String, above next: String) throws {
    try requireGeneric(Level.self, name, over: app)
    let body = "\(type(of: level.body))"
    try #require(
      body.contains("\(next)<App<Trip>>") || body.contains(next) && !body.contains("\(next)<"),
      "expected \(next) in the type of its body, with the app's own type, found \(body)")
    try require(
      use(level, app), is: use(PromotionView(dependencies: app), app),
      "shown and tracked as by the lowest level")
  }
}

@Suite("Task 2: Show the banner")
struct Task2 {
  private let sale = Sale()
  private let trip = Trip()

  @Test("The lowest level shows the banner that the app has, whichever that is.")
  func showsTheBanner() throws {
    let found = [lines(sale), lines(trip), lines(EmptyView()), lines(Text("")), lines(Image("it"))]
    let wanted = [[sale.text], trip.lines, [], [""], ["(it)"]]
    try require(found, is: wanted, "as what five apps show")
    let (app, other) = (App(sale), Sale())
    let view = PromotionView(dependencies: app)
    app.place.banner = other
    try require(view.lines(), is: [other.text], "after the app got another banner")
  }

  @Test("The lowest level takes the app in its own type.")
  func promotionIsGeneric() throws {
    func judge<Level: View>(_ level: Level, in app: App<some View>) throws {
      try requireGeneric(Level.self, "PromotionView", over: app)
    }
    let apps = (App(sale), App(trip))
    try judge(PromotionView(dependencies: apps.0), in: apps.0)
    try judge(PromotionView(dependencies: apps.1), in: apps.1)
  }

  @Test("The body of the lowest level has the banner's type in its own.")
  func keepsTheType() throws {
    func judge<Banner: View>(_ banner: Banner) throws {
      let body = PromotionView(dependencies: App(banner)).body
      try #require(
        shows(Banner.self, in: body),
        "expected \(Banner.self) in the type of the body, and erased nowhere, found \(type(of: body))"
      )
    }
    try judge(sale)
    try judge(trip)
  }

  @Test("Each tap on the banner is tracked once, by its own app, and nothing else is.")
  func tapIsTracked() throws {
    let (app, other) = (App(trip), App(trip))
    let view = PromotionView(dependencies: app)
    let taps = trip.lines.map { _ in "promotion" }
    for _ in 1...2 {
      try require(
        use(view, app), is: [trip.lines, taps], "shown, and tracked for a tap on each line")
    }
    try require(other.journal.events, is: [], "tracked in an app in which nobody tapped")
  }

  private func lines(_ banner: some View) -> [String] {
    PromotionView(dependencies: App(banner)).lines()
  }
}

/// What the program has. Its banner may be replaced.
private struct App<Banner: View>: TrackingDependency, BannerVendingDependency {
  final class Place {
    var banner: Banner

    init(_ banner: Banner) { self.banner = banner }
  }

  let place: Place
  let journal = Journal()

  init(_ banner: Banner) { place = Place(banner) }

  var banner: Banner { place.banner }
  var tracker: any Tracking { journal }
}

private final class Journal: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
  func clear() { events = [] }
}

private struct Sale: View {
  let text = "\(Int.random(in: 100_000...999_999)) coins off"

  var body: some View { Text(text) }
}

/// It has the same line twice.
private struct Trip: View {
  let place = "Gate \(Int.random(in: 100_000...999_999))"
  let price = "\(Int.random(in: 100_000...999_999)) coins"

  var lines: [String] { [place, price, place] }

  var body: some View {
    VStack {
      Text(place)
      Text(price)
      Text(place)
    }
  }
}

/// What a view shows, and what is tracked when it appears and each of its lines is tapped.
private func use(_ view: some View, _ app: App<some View>) -> [[String]] {
  app.journal.clear()
  view.appear()
  let lines = view.lines()
  for line in lines { try? view.tap(line) }
  return [lines, app.journal.events]
}

/// Whether a view of this type is found from body to body, where no view forgets a type.
private func shows<Banner: View>(_ type: Banner.Type, in view: some View) -> Bool {
  func hasNoBody<V: View>(_ type: V.Type) -> Bool { V.Body.self == Never.self }
  if view is Banner { return true }
  if view is AnyView { return false }
  let parts =
    hasNoBody(Swift.type(of: view)) ? Mirror(reflecting: view).children.map(\.value) : [view.body]
  return parts.contains { part in (part as? any View).map { shows(type, in: $0) } ?? false }
}

/// Ends the check unless a level is generic over its app, and has room for the app alone.
private func requireGeneric<Level: View, Banner: View>(
  _ type: Level.Type, _ name: String, over app: App<Banner>,
  at place: SourceLocation = #_sourceLocation
) throws {
  try require("\(type)", is: "\(name)<App<\(Banner.self)>>", "as the type", at: place)
  let (found, wanted) = (MemoryLayout<Level>.size, MemoryLayout<App<Banner>>.size)
  try require(found, is: wanted, "bytes, for the app in its own type and nothing else", at: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: Each of the three levels takes its dependencies, whatever their type, and nothing else.
  // See ShopView
  func levelsTakeNothingElse<Own: PromotionViewDependencies>(_ dependencies: Own) {
    let shop = ShopView<Own>.init
    let category = CategoryView<Own>.init
    let list = ProductListView<Own>.init
    _ = (shop(dependencies), category(dependencies), list(dependencies))
  }

  // Task 2: The lowest level takes a tracker and a banner, whatever their type, and nothing else.
  // See PromotionView
  func promotionTakesNothingElse<Own: TrackingDependency & BannerVendingDependency>(_ own: Own) {
    let promotion = PromotionView<Own>.init
    _ = promotion(own)
    func fits<Fitting: PromotionViewDependencies>(_ dependencies: Fitting) {
      _ = (dependencies.tracker, dependencies.banner)
    }
    fits(own)
  }
#endif
