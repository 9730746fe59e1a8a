// Fails greenWhileAnswering: the log is taken, and the container is asked for it all the same.
// Also fails answersApart, greenWhileUsing, windowsApart, greenWhileOpening, appsApart, servicesGo, nothingIsGlobal.
// TASK 3: Decide what becomes of the container.
/// Has the services of the chat, for all code of the program.
@MainActor
final class Container {
  static let shared = Container()
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, _ service: Service) {
    services[ObjectIdentifier(type)] = service
  }

  /// Ends the program if the service was forgotten.
  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    services[ObjectIdentifier(type)] as! Service
  }
}
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  Container.shared.register((any ChatLog).self, services.log)
  makeStore = services.makeStore
}
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
private var log: any ChatLog { Container.shared.resolve() }

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.server = server
  self.clock = clock
  self.store = store
}
