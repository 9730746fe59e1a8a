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
  /// What code of each level reads from the store: of the screen, the model and the request. A level
  /// that the compiler keeps from the store has no closure, and none has one where any code reads it.
  let readers: [() -> String?]
  /// What a view of another feature reads from the store; nil where views are not special.
  var anyView: (() -> String?)?
}

/// One of the ways to hand the services to the login.
@MainActor
struct Way {
  let name: String
  /// The chapters that explain it.
  let chapters: [Int]
  /// Wires an app with these services, and lets it run as long as `use` does.
  let run: @MainActor (Services, _ use: @MainActor (App) async -> Void) async -> Void
  /// An app whose wiring forgets the clock; nil where it doesn't compile.
  var forgotten: (@MainActor () async -> Window)?
  /// The way whose files it shares; itself if nil.
  var sharesFilesWith: String?
  /// What code reads from the store that was handed nothing; nil where it can't name a store.
  var anyCode: (@MainActor () -> String?)?
}
