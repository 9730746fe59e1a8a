import Checking
import Playground
import Testing
import TextUI

@testable import VendedViewExercise

@Suite("Task 1: Make room, from the top")
struct Task1 {
  private let shop = ShopView(dependencies: App(banner: DealBanner()))

  // See ShopView
  @Test("The shop stores the app in its own type.")
  func shopIsGeneric() throws {
    try expect(
      typeName(1, from: shop), is: "ShopView<App<DealBanner>>", "as the type of the highest level")
  }

  // See CategoryView
  @Test("The shop shows a category that has the app in its own type.")
  func categoryIsGeneric() throws {
    try expect(
      typeName(2, from: shop), is: "CategoryView<App<DealBanner>>", "as what the shop shows")
  }

  // See ProductListView
  @Test("The category shows a list that has the app in its own type.")
  func listIsGeneric() throws {
    try expect(
      typeName(3, from: shop), is: "ProductListView<App<DealBanner>>", "as what the category shows")
  }
}

@Suite("Task 2: Show the banner")
struct Task2 {
  private let deals = App(banner: DealBanner())
  private let friends = App(banner: Text("Grace is here"))

  // See PromotionView.body
  @Test("The shop of each app shows the banner of this app.")
  func showsTheBanner() throws {
    let shops = (ShopView(dependencies: deals), ShopView(dependencies: friends))
    try expect(shops.0.lines(), is: ["Tea for 199 cents"], "with the banner of the deals")
    try expect(shops.1.lines(), is: ["Grace is here"], "with the banner of the friends")
  }

  // See PromotionView.body
  @Test("A tap on the banner is tracked, by the app whose banner it is.")
  func tapIsTracked() throws {
    try? ShopView(dependencies: deals).tap("Tea for 199 cents")
    try expect(deals.log.lines, is: ["promotion"], "tracked after a tap on the deals")
    try expect(friends.log.lines, is: [], "tracked by the app of the friends")
  }

  // See PromotionView.body
  @Test("The banner keeps its type in the body of the lowest level.")
  func keepsTheType() throws {
    let body = typeName(5, from: ShopView(dependencies: deals))
    let kept = body.contains("DealBanner") && !body.contains("AnyView") ? "DealBanner" : body
    try expect(kept, is: "DealBanner", "in the type of PromotionView's body")
  }
}

/// What the program has. It writes down what is tracked.
private struct App<Banner: View>: TrackingDependency, BannerVendingDependency {
  let log = Log()
  let banner: Banner

  var tracker: any Tracking { Tracker(log: log) }
}

private struct Tracker: Tracking {
  let log: Log

  func track(_ event: String) { log.note(event) }
}

/// The banner of the feature with the deals.
private struct DealBanner: View {
  var body: some View { Text("Tea for 199 cents") }
}

/// The type of a view, or of its body, or of that one's body; an `AnyView` hides what is below it.
private func typeName(_ level: Int, from view: some View) -> String {
  if level == 1 || view is AnyView { return "\(type(of: view))" }
  return typeName(level - 1, from: view.body)
}
