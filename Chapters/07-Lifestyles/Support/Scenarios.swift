import Playground

extension App {
  /// Makes what every app makes, and `recorder` watches it.
  convenience init(user: User = .ada, watchedBy recorder: Recorder) {
    self.init(
      user: user,
      makeSession: { recorder.watch("session", Session(user: $0)) },
      makeFormatter: { recorder.watch("formatter", PriceFormatter()) },
      makeCart: { recorder.watch("cart", Cart()) })
  }
}

extension ItemsComposer {
  /// Makes a screen, lets it appear, lets it go.
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
