import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: what an alias is")
struct CompositionTests {
  private let journal = Journal()

  @Test("Two protocols under one name are one requirement", .proves("CPDI-01"))
  func carplane() {
    let vehicle = FlyingCar()
    start(vehicle: vehicle)
    #expect(vehicle.journal.lines == ["drive", "fly"])
  }

  @Test("An alias is a part of another alias", .proves("CPDI-02"))
  func carplanecycle() {
    let vehicle = FlyingMotorcycle()
    start(vehicle: vehicle)
    #expect(vehicle.journal.lines == ["drive", "wheelie", "fly"])
  }

  @Test("Neither the order of the parts nor their repetition matters", .proves("CPDI-03"))
  func setOfParts() {
    typealias Flat = Car & Airplane & Motorcycle
    #expect((any Carplanecycle).self == (any Flat).self)
    #expect((any Carplanecycle).self == (any Cycleplanecar).self)
    #expect((any Carplanecycle).self != (any Carplane).self)
    #expect("\((any Cycleplanecar).self)" == "\((any Carplanecycle).self)")
  }

  @Test("Who has all the parts fits the alias, and who lacks one does not", .proves("CPDI-02"))
  func partsSuffice() {
    #expect(FlyingMotorcycle() as Any is any Carplanecycle)
    #expect(FlyingCar() as Any is any Carplane)
    #expect(!(FlyingCar() as Any is any Carplanecycle))
  }

  @Test("All three ways to write it call the same services", .proves("CPDI-04", "CPDI-E21"))
  func threeWays() {
    let app = App(journal: journal)
    thunk(dependencies: app)
    let said = journal.lines
    existentialThunk(dependencies: app)
    thunk(app: app)
    thunk(logger: app.logger, tracker: app.tracker)
    #expect(said.count == 2)
    #expect(journal.lines == said + said + said + said)
  }

  @Test(
    "The thunk logs and then tracks, and needs no more than a logger and a tracker",
    .proves("CPDI-06", "CPDI-07", "CPDI-08"))
  func thunkNeedsTwo() {
    struct Two: LoggingDependency, TrackingDependency {
      let logger: any Logging
      let tracker: any Tracking
    }
    let (logger, tracker) = (LoggerSpy(journal: journal), TrackerSpy(journal: journal))
    thunk(dependencies: Two(logger: logger, tracker: tracker))
    #expect(journal.lines == ["log: Thunk was called!", "track: thunk"])
  }

  @Test("Who asks for a leaf and does not use it needs a container with it all the same")
  func unusedLeaf() {
    greet(dependencies: App(journal: journal))
    #expect(journal.lines == ["log: Hello!"])
    #expect(!(LateApp() as Any is any GreetDependencies))
  }
}

@Suite("ProtocolComposition: one parameter for a whole screen")
struct OneParameterTests {
  private let journal = Journal()

  @Test(
    "Screen, superclass, child and helper reach the same services through it", .proves("CPDI-05"))
  func sameServices() {
    let app = App(journal: journal)
    let screen = CheckoutScreen(dependencies: app)
    let inSuperclass = (screen as Screen<App>).dependencies
    let inLabel = screen.label.dependencies
    let isSameLogger = inSuperclass.logger as AnyObject === app.logger as AnyObject
    let isSameTracker = screen.dependencies.tracker as AnyObject === app.tracker as AnyObject
    let arePrices = inLabel.prices as AnyObject === app.prices as AnyObject
    #expect(isSameLogger)
    #expect(isSameTracker)
    #expect(arePrices)
    screen.pay()
    #expect(screen.label.text(for: "bread") == "bread: 250 cents")
    #expect(
      journal.lines == ["log: a screen is made", "track: visit of checkout", "track: pay"])
  }

  @Test("A screen of another app reaches the services of that one", .proves("CPDI-05"))
  func twoApps() {
    let other = App(
      logger: LoggerSpy(journal: journal), tracker: TrackerSpy(journal: Journal()),
      prices: OnePrice(cents: 405))
    _ = CheckoutScreen(dependencies: App(journal: Journal()))
    let screen = CheckoutScreen(dependencies: other)
    #expect(screen.label.text(for: "bread") == "bread: 405 cents")
    #expect(journal.lines == ["log: a screen is made"])
  }
}
