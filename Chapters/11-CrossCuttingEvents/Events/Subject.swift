// snippet.subject
/// Tells every observer, in the order in which they subscribed.
///
/// Observers may come and go while an event is told. Who is gone is not told any more; who came
/// hears the next one.
final class Subject<Event> {
  private var observers: [Int: (Event) -> Void] = [:]
  private var count = 0

  /// - Returns: the subscription. It ends when nobody holds it any more.
  func subscribe(_ observer: @escaping (Event) -> Void) -> Subscription {
    count += 1
    let id = count
    observers[id] = observer
    // Taken out first, let go afterwards: what goes with an observer may end another subscription.
    return Subscription { [weak self] in _ = self?.observers.removeValue(forKey: id) }
  }

  func send(_ event: Event) {
    for id in observers.keys.sorted() { observers[id]?(event) }
  }
}

final class Subscription {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { cancel() }

  func cancel() { end() }
}
// snippet.end
