/// Eight tasks do `work`; returns when all are done.
func eightAtOnce(_ work: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    for _ in 1...8 { group.addTask { await work() } }
  }
}
