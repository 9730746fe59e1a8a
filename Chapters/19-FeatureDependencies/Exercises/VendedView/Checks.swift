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

@Suite("Task 3: Where it isn't worth it")
struct Task3 {
  private let deals = App(banner: DealBanner(), logo: Text("Deals of the day"))
  private let friends = App(banner: Text("Grace is here"))

  // See SettingsView
  @Test("The settings of all apps have one type, so that they fit into one array.")
  func settingsHaveOneType() throws {
    let (first, second) = (SettingsView(dependencies: deals), SettingsView(dependencies: friends))
    let types = [typeName(1, from: first), typeName(1, from: second)]
    try expect(types, is: ["SettingsView", "SettingsView"], "as the types, for two apps")
    try second.tap("Help")
    try expect(friends.log.lines, is: ["help"], "tracked after a tap on Help")
  }

  // See FooterView.body
  @Test("The footer shows the logo of each app, and a tap on it is tracked.")
  func footerShowsTheLogo() throws {
    let (first, second) = (AboutView(dependencies: deals), AboutView(dependencies: friends))
    try expect(first.lines(), is: ["About us", "Deals of the day"], "on the page of the deals")
    try expect(second.lines(), is: ["About us", "Tea & Co"], "on the page of the friends")
    try second.tap("Tea & Co")
    try expect(friends.log.lines, is: ["logo"], "tracked after a tap on the logo")
  }
}

/// What the program has. It logs what is tracked.
private struct App<Banner: View>: TrackingDependency, BannerVendingDependency,
  LogoVendingDependency
{
  let log = Log()
  let banner: Banner
  var logo = Text("Tea & Co")

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
