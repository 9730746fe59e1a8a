import Testing
import TextUI

@testable import VendedViewExercise

@Suite("Task 1: Make room, from the top")
struct Task1 {
  @Test("The shop takes the app in its own type.")
  func shopIsGeneric() throws {
    try require(level("ShopView", in: Sale()), is: "ShopView<App<Sale>>", "as the type")
  }

  @Test("The category takes the app in its own type.")
  func categoryIsGeneric() throws {
    try require(level("CategoryView", in: Sale()), is: "CategoryView<App<Sale>>", "as the type")
  }

  @Test("The list takes the app in its own type.")
  func listIsGeneric() throws {
    let found = level("ProductListView", in: Sale())
    try require(found, is: "ProductListView<App<Sale>>", "as the type")
  }
}

@Suite("Task 2: Show the banner")
struct Task2 {
  private let sale = Sale()
  private let trip = Trip()

  @Test("The shop shows the banner that the app vends, whichever that is.")
  func showsTheBanner() throws {
    let found = [
      ShopView(dependencies: App(banner: sale)).lines(),
      ShopView(dependencies: App(banner: trip)).lines(),
    ]
    try require(found, is: [[sale.text], [trip.place, trip.price]], "as what two shops show")
  }

  @Test("The lowest level takes the app in its own type.")
  func promotionIsGeneric() throws {
    let found = [level("PromotionView", in: sale), level("PromotionView", in: trip)]
    let wanted = ["PromotionView<App<Sale>>", "PromotionView<App<Trip>>"]
    try require(found, is: wanted, "as the types in two shops")
  }

  @Test("The body of the lowest level has the banner's type in its own.")
  func keepsTheType() throws {
    let bodies = [bodyOfLowestLevel(in: sale), bodyOfLowestLevel(in: trip)]
    let found = bodies.map { body in ["Sale", "Trip"].filter(body.contains) }
    try require(found, is: [["Sale"], ["Trip"]], "in the types \(bodies)")
  }

  @Test("A tap on the banner is tracked once.")
  func tapIsTracked() throws {
    let app = App(banner: trip)
    let shop = ShopView(dependencies: app)
    try require(shop.lines(), is: [trip.place, trip.price], "as what the shop shows")
    try? shop.tap(trip.price)
    try require(app.events, is: ["promotion"], "as what was tracked")
  }
}

/// What the program has. It keeps what was tracked.
private final class App<Banner: View>: TrackingDependency, BannerVendingDependency, Tracking {
  let banner: Banner
  private(set) var events: [String] = []

  init(banner: Banner) { self.banner = banner }

  var tracker: any Tracking { self }

  func track(_ event: String) { events.append(event) }
}

private struct Sale: View {
  let text = "\(Int.random(in: 100_000...999_999)) coins off"

  var body: some View { Text(text) }
}

private struct Trip: View {
  let place = "Gate \(Int.random(in: 100_000...999_999))"
  let price = "\(Int.random(in: 100_000...999_999)) coins"

  var body: some View {
    VStack {
      Text(place)
      Text(price)
    }
  }
}

/// The type of a level of the shop, found by its name without what it is generic over.
private func level(_ name: String, in banner: some View) -> String {
  types(in: banner).first { $0.prefix { $0 != "<" } == name } ?? "none that the compiler knows"
}

private func bodyOfLowestLevel(in banner: some View) -> String {
  types(in: banner).drop { !$0.hasPrefix("PromotionView") }.dropFirst().first ?? "none"
}

/// The shop's type, the type of its body, the type of that one's body, down to a view that has none.
private func types(in banner: some View) -> [String] {
  func type<V: View>(of view: V) -> any View.Type { V.self }
  func body<V: View>(of type: V.Type) -> any View.Type { V.Body.self }
  var next = type(of: ShopView(dependencies: App(banner: banner)))
  var types: [String] = []
  while next != Never.self {
    types.append("\(next)")
    next = body(of: next)
  }
  return types
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
