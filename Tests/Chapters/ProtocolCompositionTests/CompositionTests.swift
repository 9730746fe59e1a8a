import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: aliases of combined protocols")
struct CompositionTests {
  private let log = Log()
  private let vehicles = "\(chapterFolder("ProtocolComposition"))/Vehicles.swift"

  @Test(
    "A function that takes an alias can call both protocols' methods",
    .proves("CPDI-01", "CPDI-115"))
  func carplane() {
    start(vehicle: FlyingCar(log: log))
    #expect(log.lines == ["drive", "fly"])
  }

  @Test("An alias can be part of another alias", .proves("CPDI-02"))
  func carplanecycle() throws {
    start(vehicle: FlyingMotorcycle(log: log))
    #expect(log.lines == ["drive", "wheelie", "fly"])
    #expect(
      try TestCheckout.needs(of: "Carplanecycle", in: vehicles)
        == "Carplanecycle = Carplane & Motorcycle")
  }

  @Test(
    "An alias ignores the order and repetition of its parts", .proves("CPDI-03", "CPDI-115"))
  func setOfParts() throws {
    typealias Flat = Car & Airplane & Motorcycle
    #expect((any Carplanecycle).self == (any Flat).self)
    #expect((any Carplanecycle).self == (any Cycleplanecar).self)
    #expect((any Carplanecycle).self != (any Carplane).self)
    #expect("\((any Cycleplanecar).self)" == "\((any Carplanecycle).self)")
    #expect(
      try TestCheckout.needs(of: "Cycleplanecar", in: vehicles)
        == "Cycleplanecar = Motorcycle & Airplane & Car & Carplane")
  }

  @Test("A type conforms to an alias if it conforms to all parts", .proves("CPDI-02"))
  func partsSuffice() {
    let (flyingCar, flyingMotorcycle): (Any, Any) = (
      FlyingCar(log: log), FlyingMotorcycle(log: log)
    )
    #expect(flyingMotorcycle is any Carplanecycle)
    #expect(flyingCar is any Carplane)
    #expect(!(flyingCar is any Carplanecycle))
  }

  @Test(
    "`some`, existential and concrete parameters call the same services",
    .proves("CPDI-04", "CPDI-E21"))
  func threeWays() throws {
    let app = App(log: log)
    thunk(dependencies: app)
    let expected = log.lines
    existentialThunk(dependencies: app)
    thunk(app: app)
    #expect(expected.count == 2)
    #expect(log.lines == expected + expected + expected)
    let file = "\(chapterFolder("ProtocolComposition"))/Before/ExistentialThunk.swift"
    let types = try TestCheckout.source(file).declarations().flatMap(\.parameters).map(\.type.text)
    #expect(types == ["ExistentialThunkDependencies"])
  }

  @Test(
    "`thunk` accepts any type with a logger and a tracker",
    .proves("CPDI-06", "CPDI-07", "CPDI-08"))
  func thunkNeedsTwo() throws {
    struct Two: LoggingDependency, TrackingDependency {
      let logger: any Logging
      let tracker: any Tracking
    }
    thunk(dependencies: Two(logger: log, tracker: log))
    #expect(log.lines == ["log: Thunk was called!", "track: thunk"])
    // A running program has no information about the alias, so the test reads the source.
    let file = try TestCheckout.source("\(chapterFolder("ProtocolComposition"))/Thunk.swift")
    let types = try file.declarations().flatMap(\.parameters).map(\.type.text)
    #expect(types == ["some ThunkDependencies"])
  }

  @Test("An alias requires dependencies even if its function doesn't use them", .proves("CPDI-07"))
  func unusedLeaf() {
    greet(dependencies: App(log: log))
    #expect(log.lines == ["log: Hello!"])
    #expect(!(SetTooLate.App() as Any is any GreetDependencies))
  }
}

@Suite("ProtocolComposition: one parameter for a whole page")
struct OneParameterTests {
  private let log = Log()
  private let tea = Item(name: "tea")

  @Test(
    "A page, its superclass, child and helper share the container's services", .proves("CPDI-05"))
  func sameServices() {
    let app = App(log: log)
    let page = ProductListView(dependencies: app).open(tea)
    let inSuperclass = (page as BaseView<App>).dependencies
    let inPrice = page.price.dependencies
    let isSameLogger = inSuperclass.logger as AnyObject === app.logger as AnyObject
    let isSameTracker = page.dependencies.tracker as AnyObject === app.tracker as AnyObject
    #expect(isSameLogger)
    #expect(isSameTracker)
    #expect(inPrice === app)
    #expect(page.title == "tea for Ada: 250 cents")
    page.addToCart()
    #expect(app.cart.items == [tea])
    #expect(
      log.lines == ["log: a page is made", "track: visit from list", "track: addToCart"])
  }

  @Test("The page's parts take services only through their container", .proves("CPDI-05"))
  func noOtherParameter() throws {
    let types = try ["BaseView", "CountVisit", "PriceView", "ProductDetailView", "ProductListView"]
      .map { "\(chapterFolder("ProtocolComposition"))/\($0).swift" }
      .flatMap { try TestCheckout.source($0).declarations().flatMap(\.withMembers) }
      .flatMap(\.parameters).map(\.type.text)
    #expect(Set(types) == ["Dependencies", "some CountVisitDependencies", "Item", "String"])
  }

  @Test("Each page uses the services of the app that created it", .proves("CPDI-05"))
  func twoApps() {
    let other = App(
      logger: log, tracker: Log(), prices: ["tea": 405],
      delivery: Deliveries(log: Log()))
    _ = ProductListView(dependencies: App(log: Log())).open(tea)
    let page = ProductListView(dependencies: other).open(tea)
    #expect(page.title == "tea for Ada: 405 cents")
    #expect(log.lines == ["log: a page is made"])
  }

  @Test("A page with seven parameters works like the one-parameter page")
  func sevenParameters() {
    let app = App(log: log)
    let list = Before.ProductListView(
      logger: app.logger, tracker: app.tracker, prices: app.prices, session: app.session,
      cart: app.cart)
    #expect(list.open(tea).title == ProductListView(dependencies: app).open(tea).title)
    list.open(tea).addToCart()
    #expect(app.cart.items == [tea])
    #expect(log.lines.suffix(2) == ["track: addToCart", "log: from list"])
  }
}
