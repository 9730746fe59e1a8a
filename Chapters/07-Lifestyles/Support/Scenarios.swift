import Playground

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

/// One visit. `calls` notes each call before the scenario makes it.
func visitOnce(_ calls: Log) {
  calls.call("init", from: "main", to: "app")
  let app = App(
    user: .ada,
    create: Factories(
      session: {
        calls.call("init", from: "app", to: "session")
        return Session(user: $0)
      },
      formatter: {
        let number = calls.calls.count { $0.callee.hasPrefix("formatter") } + 1
        calls.call("init", from: "app", to: "formatter\(number)")
        return PriceFormatter()
      },
      cart: {
        calls.call("init", from: "checkout", to: "cart")
        return Cart()
      }))
  calls.call("makeCheckout", from: "window", to: "app")
  calls.call("init", from: "app", to: "checkout")
  let checkout = app.makeCheckout()
  for item in [Item.tea, .bread] {
    calls.call("cart", from: "window", to: "checkout")
    checkout.cart.put(item)
  }
  for item in checkout.cart.items {
    calls.call("makeFormatter", from: "window", to: "app")
    _ = app.makeFormatter().text(item.cents)
  }
}

extension ItemsComposer {
  /// Makes a screen, lets it appear, and releases it.
  func use(_ lifetimes: Lifetimes) {
    let screen = lifetimes.watch("screen", makeScreen())
    if let presenter = screen.presenter { lifetimes.watch("presenter", presenter) }
    screen.appear()
  }
}

/// How many formatters three receipts took.
func formattersMade(_ lifestyle: Lifestyle) -> Int {
  let lifetimes = Lifetimes()
  _ = receipts(lifestyle) { lifetimes.watch("formatter", PriceFormatter()) }
  return lifetimes.tally.made
}

/// Eight tasks do `work`; returns when all are done.
func eightAtOnce(_ work: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    for _ in 1...8 { group.addTask { await work() } }
  }
}
