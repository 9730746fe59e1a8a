import Playground
import TextUI

extension App {
  /// An app whose objects `lifetimes` watches.
  convenience init(user: User = .ada, watchedBy lifetimes: Lifetimes) {
    self.init(
      user: user,
      create: Factories(
        session: { lifetimes.watch("session", Session(user: $0)) },
        formatter: { lifetimes.watch("formatter", PriceFormatter()) },
        cart: { lifetimes.watch("cart", Cart()) }))
  }
}

extension ItemsComposer {
  /// Makes a screen, calls its `appear()`, and releases it.
  func use(_ lifetimes: Lifetimes) {
    let screen = lifetimes.watch("screen", makeScreen())
    if let presenter = screen.presenter { lifetimes.watch("presenter", presenter) }
    screen.appear()
  }
}

/// How many formatters the three receipts created.
func formatterCount(for lifestyle: Lifestyle) -> Int {
  let lifetimes = Lifetimes()
  _ = receipts(lifestyle) { lifetimes.watch("formatter", PriceFormatter()) }
  return lifetimes.tally.made
}

/// Runs `work` in eight concurrent tasks, and returns when all have finished.
func runEightTasks(_ work: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    for _ in 1...8 { group.addTask { await work() } }
  }
}

/// Draws a screen three times. Each time, the parent's body creates the page's struct.
func drawThreeTimes(_ makePage: @escaping () -> some View) {
  let shop = ShopView(makePage: makePage)
  for _ in 1...3 { _ = shop.lines() }
}

/// A service that records its close, and whether the closing task was canceled.
struct RecordingService: CartStore, Chat {
  let name: String
  let log: Log

  func close() async {
    log.call(Task.isCancelled ? "close, canceled" : "close", from: "launch", to: name)
  }
}

extension Starters {
  /// Starters that record each step. The chat waits for `connect`.
  static func recording(
    in log: Log, connect: @escaping @Sendable () async throws -> Void = {}
  ) -> Starters {
    Starters(
      settings: {
        log.call("load", from: "launch", to: "settings")
        log.answer("shop.example", from: "settings", to: "launch")
        return Settings(host: "shop.example")
      },
      store: { _ in
        log.call("open", from: "launch", to: "store")
        log.answer("opened", from: "store", to: "launch")
        return RecordingService(name: "store", log: log)
      },
      chat: { settings, _ in
        log.call("connect to \(settings.host)", from: "launch", to: "chat")
        try await connect()
        log.answer("connected", from: "chat", to: "launch")
        return RecordingService(name: "chat", log: log)
      })
  }
}

func firstScreen(_ state: Launch.State) -> [String] { StartView(state: state).lines() }

func waitUntilCanceled() async {
  for await _ in AsyncStream<Never>.makeStream().stream {}
}

/// Waits until the task is canceled, and then throws.
func neverAnswers() async throws {
  await waitUntilCanceled()
  try Task.checkCancellation()
}

struct NoAnswer: Error, CustomStringConvertible {
  let description = "no answer"
}
