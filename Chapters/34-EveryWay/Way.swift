/// A running app, as the probes see it.
@MainActor
struct App {
  let open: @MainActor () -> Window
  /// Puts another clock into the app while it runs; nil if no code can.
  var replaceClock: (@MainActor (any ShopClock) -> Void)?
}

/// A window that shows the login screen. Who holds a window holds everything that belongs to it.
@MainActor
struct Window {
  let logIn: (String) -> String
  /// What the screen, the model and the request each read from the store, if they were handed it.
  ///
  /// The way's file lists them, and the probe runs what is listed: nothing finds a level that is missing
  /// here. There is none where any code reads the store.
  let readers: [() -> String?]
  /// What a view of another feature reads from the store; nil where views are not special.
  var anyView: (() -> String?)?
}

typealias Run = @MainActor (Services, _ use: @MainActor (App) async -> Void) async -> Void

/// One of the ways to hand the services to the login.
@MainActor
struct Way {
  let name: String
  /// The chapters that explain it.
  let chapters: [Int]
  /// What changes for one more dependency, as `Edits` has it. A test counts there.
  let dependency: (lines: Int, declarations: Int)
  /// Wires an app with these services, and lets it run as long as `use` does. What the app owns ends
  /// with it.
  let run: Run
  /// How a test wires it, where the app hands in nothing; nil where both wire alike.
  var testWiring: Run?
  /// A window of an app whose wiring forgets the clock; nil where it doesn't compile.
  var forgotten: (@MainActor () async -> Window)?
  /// What code reads from the store that was handed nothing; nil where it can't name a store.
  var anyCode: (@MainActor () -> String?)?

  /// Wires an app as a test does.
  func runTest(_ services: Services, _ use: @MainActor (App) async -> Void) async {
    await (testWiring ?? run)(services, use)
  }

  /// In the order of the chapters that explain them.
  static let all: [Way] = [
    existential, generic, global, singleton, defaultArgument, adapter, closure, rejection, deps1,
    deps2, deps3, deps4, composed, spliced, scope, carried, functions, container, locator,
    checked, taskLocal, environment,
  ]
}
