/// Written for comparison.
enum Locator {
  final class ServiceLocator {
    private var services: [String: Any] = [:]

    func register<Service>(_ service: Service, as type: Service.Type) {
      services["\(type)"] = service
    }

    func resolve<Service>(_ type: Service.Type) -> Service { services["\(type)"] as! Service }
  }

  final class LoginViewModel: Asking {
    private let locator: ServiceLocator

    init(locator: ServiceLocator) { self.locator = locator }

    func ask(_ number: Int) -> Int {
      locator.resolve((any Constructor.LoginClient).self).login(number)
    }
  }
}
