// Fails appsApart: the services of the first app serve all apps.
// Also fails greenWhileAnswering, answersApart, greenWhileUsing, windowsApart, storesGo, greenWhileOpening, servicesGo.
// TASK 3: Say what an app has, and where it comes from.
private static var first: Services?
private let services: Services
private var server: any ChatServer { services.server }
private var clock: any ChatClock { services.clock }
private var log: any ChatLog { services.log }

init(_ services: Services) {
  Self.first = Self.first ?? services
  self.services = Self.first ?? services
}

private func makeStore() -> any ChatStore { services.makeStore() }
