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

  /// Stores the starters, without starting anything.
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
      // A new task, because this one may be canceled, and that would cancel an asynchronous close too.
      await Task { await closeAll() }.value
      state = .failed("\(error)")
    }
  }

  /// Closes the last service first, because a service can use those that were started before it.
  private func closeAll() async {
    while let close = closers.popLast() { await close() }
  }
}

extension Launch {
  /// Starts once, however many windows call this. After a failure, the next call tries again.
  func start() async {
    if case .failed = state { (task, state) = (nil, .starting) }
    let task = task ?? Task { await startInOrder() }
    self.task = task
    await task.value
  }

  /// Cancels a running start, waits for its end, and closes all open services. Call it when no more
  /// windows call `start()`.
  func stop() async {
    task?.cancel()
    await task?.value
    (task, state) = (nil, .starting)
    await closeAll()
  }
}
