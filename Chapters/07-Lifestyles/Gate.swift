/// Lets nobody through before all have come, so that "at once" is no matter of luck.
actor Gate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { missing = count }

  func pass() async {
    missing -= 1
    guard missing == 0 else {
      await withCheckedContinuation { waiting.append($0) }
      return
    }
    for one in waiting { one.resume() }
  }
}

/// Eight tasks do `work`; returns when all are done.
func eightAtOnce(_ work: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    for _ in 1...8 { group.addTask { await work() } }
  }
}
