// Fails nothingIsGlobal: the container is still there, and no code asks it.
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
