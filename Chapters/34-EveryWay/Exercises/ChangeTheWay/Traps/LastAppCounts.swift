// Fails greenWhileOpening: the last app is known to all code, as long as it lives.
// Also fails appsApart.
// TASK 3: Say what an app has, and where it comes from.
private static weak var last: ChatApp?
private let services: Services
private var current: Services { (Self.last ?? self).services }
private var server: any ChatServer { current.server }
private var clock: any ChatClock { current.clock }
private var log: any ChatLog { current.log }

init(_ services: Services) {
  self.services = services
  Self.last = self
}

private func makeStore() -> any ChatStore { services.makeStore() }
