// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Passes each event of the shop to all listeners.
final class ShopEvents {
  // TASK 1: Let listeners join and leave, and pass them each event.
  private var listeners: [Int: (ShopEvent) -> Void] = [:]
  private var count = 0

  func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
    count += 1
    let id = count
    listeners[id] = listener
    return Token { [weak self] in _ = self?.listeners.removeValue(forKey: id) }
  }

  func send(_ event: ShopEvent) {
    for id in listeners.keys.sorted() { listeners[id]?(event) }
  }
  // STUB
  // func join(_ listener: @escaping (ShopEvent) -> Void) -> Token { Token {} }
  //
  // func send(_ event: ShopEvent) {}
  // END
}

/// Does the same, and sends a late listener what it missed.
final class RememberingEvents {
  private let events = ShopEvents()

  // TASK 2: Pass a listener that joins the last event of each kind.
  private var last: [ShopEvent.Kind: ShopEvent] = [:]

  func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
    for event in last.values { listener(event) }
    return events.join(listener)
  }

  func send(_ event: ShopEvent) {
    last[event.kind] = event
    events.send(event)
  }
  // STUB
  // func join(_ listener: @escaping (ShopEvent) -> Void) -> Token { events.join(listener) }
  //
  // func send(_ event: ShopEvent) { events.send(event) }
  // END
}

/// Shows the sum of the payments.
final class SalesScreen {
  private(set) var cents = 0
  private let join: Join

  init(join: @escaping Join) { self.join = join }

  // TASK 3: Count while the screen is open.
  private var token: Token?

  func open() {
    token = join { [weak self] event in
      if case .paid(let cents) = event { self?.cents += cents }
    }
  }

  func close() { token = nil }
  // STUB
  // func open() {}
  //
  // func close() {}
  // END
}
