// Fails greenWhileOpening: the container has another name.
// Also fails appsApart, servicesGo.
// TASK 3: Decide what becomes of the container.
@MainActor
private enum Current {
  static var services: Services!
}
// TASK 3: Say what an app has, and where it comes from.
private var server: any ChatServer { Current.services.server }
private var clock: any ChatClock { Current.services.clock }
private var log: any ChatLog { Current.services.log }
private let makeStore: () -> any ChatStore

init(_ services: Services) {
  Current.services = services
  makeStore = services.makeStore
}
