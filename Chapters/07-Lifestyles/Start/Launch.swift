/// Starts the services in order, and closes them in reverse.
@MainActor
final class Launch {
  enum State {
    case starting
    case ready(Services)
    case failed(String)
  }

  private(set) var state = State.starting
  private let starters: Starters
  private var task: Task<Void, Never>?
  private var closers: [@Sendable () async -> Void] = []

  /// Starts nothing.
  init(starters: Starters) { self.starters = starters }

  private func startInOrder() async {
    do {
      let settings = try await starters.settings()
      let store = try await starters.store(settings)
      closers.append(store.close)
      let chat = try await starters.chat(settings, store)
      closers.append(chat.close)
      state = .ready(Services(settings: settings, store: store, chat: chat))
    } catch {
      // A task of its own: this one may be canceled, and a close that waits would be as well.
      await Task { await closeAll() }.value
      state = .failed("\(error)")
    }
  }

  /// The last one first, because it may use those before it.
  private func closeAll() async {
    while let close = closers.popLast() { await close() }
  }
}

extension Launch {
  /// One start, however many windows wait for it. After a failure, the next call tries again.
  func start() async {
    if case .failed = state { (task, state) = (nil, .starting) }
    let task = task ?? Task { await startInOrder() }
    self.task = task
    await task.value
  }

  /// Cancels a start that still runs, waits for its end, and closes what is open. Call it when no window
  /// starts any more.
  func stop() async {
    task?.cancel()
    await task?.value
    (task, state) = (nil, .starting)
    await closeAll()
  }
}
