import Playground

extension App {
  /// An app whose objects `recorder` watches.
  convenience init(user: User = .ada, watchedBy recorder: Recorder) {
    self.init(
      user: user,
      create: Factories(
        session: { recorder.watch("session", Session(user: $0)) },
        formatter: { recorder.watch("formatter", PriceFormatter()) },
        cart: { recorder.watch("cart", Cart()) }))
  }
}

/// One visit. `calls` notes each call before the scenario makes it.
func visitOnce(_ calls: Recorder) {
  calls.call("init", from: "main", to: "app")
  let app = App(
    user: .ada,
    create: Factories(
      session: {
        calls.call("init", from: "app", to: "session")
        return Session(user: $0)
      },
      formatter: {
        let formatter = PriceFormatter()
        calls.watch("formatter", formatter)
        calls.call("init", from: "app", to: "formatter\(calls.tally("formatter").made)")
        return formatter
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
  func use(_ recorder: Recorder) {
    let screen = recorder.watch("screen", makeScreen())
    if let presenter = screen.presenter { recorder.watch("presenter", presenter) }
    screen.appear()
  }
}

/// How many formatters three receipts took.
func formattersMade(_ lifestyle: Lifestyle) -> Int {
  let recorder = Recorder()
  _ = receipts(lifestyle) { recorder.watch("formatter", PriceFormatter()) }
  return recorder.tally.made
}

/// Eight tasks do `work`; returns when all are done.
func eightAtOnce(_ work: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    for _ in 1...8 { group.addTask { await work() } }
  }
}
