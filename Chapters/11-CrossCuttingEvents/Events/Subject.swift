/// Notifies its observers in the order in which they subscribed.
///
/// Observers may subscribe or cancel while it sends an event. A canceled one gets no further event, and
/// a new one gets the next.
nonisolated final class Subject<Event> {
  private var observers: [Int: (Event) -> Void] = [:]
  private var count = 0

  func subscribe(_ observer: @escaping (Event) -> Void) -> Subscription {
    count += 1
    let id = count
    observers[id] = observer
    // The removed observer is freed after the removal, because freeing it may end another subscription.
    return Subscription { [weak self] in _ = self?.observers.removeValue(forKey: id) }
  }

  func send(_ event: Event) {
    for id in observers.keys.sorted() { observers[id]?(event) }
  }
}

nonisolated final class Subscription {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { cancel() }

  func cancel() { end() }
}
