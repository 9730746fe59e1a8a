/// A running app, for the probes.
@MainActor
struct App {
  let open: @MainActor () -> Window
  /// Replaces the clock of the running app. Nil if no code can do that.
  var replaceClock: (@MainActor (any ShopClock) -> Void)?
}

/// A window that shows the login screen, and holds all its objects.
@MainActor
struct Window {
  let logIn: (String) -> String
  /// Reads the store at each level (screen, model, request) that was given the store.
  ///
  /// Each way's file lists its levels, and no check finds a level that is missing. The list is empty if any code
  /// can read the store.
  let readers: [() -> String?]
  /// Reads the store in a view of another feature. Nil if views have no special access.
  var anyView: (() -> String?)?
}

typealias Run = @MainActor (Services, _ use: @MainActor (App) async -> Void) async -> Void

/// One way to give the login its services.
@MainActor
struct Way {
  let name: String
  let chapters: [Int]
  /// The size of the edit for one more dependency. A test counts it in `Edits`.
  let dependency: (lines: Int, declarations: Int)
  /// Wires an app with these services, runs it during `use`, and then frees what the app owns.
  let run: Run
  /// The wiring of a test, if the app's own wiring passes no services. Nil if both are the same.
  var testWiring: Run?
  /// A window of an app whose wiring forgets the clock. Nil if that doesn't compile.
  var forgotten: (@MainActor () async -> Window)?
  /// Reads the store in code that was given no services. Nil if such code can't access it.
  var anyCode: (@MainActor () -> String?)?

  func runTest(_ services: Services, _ use: @MainActor (App) async -> Void) async {
    await (testWiring ?? run)(services, use)
  }

  /// In the order of their chapters.
  static let all: [Way] = [
    existential, generic, global, singleton, defaultArgument, adapter, closure, rejection, deps1,
    deps2, deps3, deps4, composed, spliced, scope, carried, functions, container, locator,
    checked, taskLocal, environment,
  ]
}
