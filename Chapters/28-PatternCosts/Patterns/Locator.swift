/// Written for comparison: every service in one dictionary, and whoever needs one looks it up.
enum Locator {
  final class ServiceLocator {
    private var services: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ service: Service, as type: Service.Type) {
      services[ObjectIdentifier(type)] = service
    }

    /// Nil where nobody has registered one, which the compiler cannot know.
    func resolve<Service>(_ type: Service.Type) -> Service? {
      services[ObjectIdentifier(type)] as? Service
    }
  }

  final class LoginViewModel: Consumer<ServiceLocator>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int {
      needs.resolve((any Constructor.LoginClient).self)?.login(number) ?? 0
    }
  }

  /// The same, with the whole name of the type for a key.
  final class NamedLocator {
    private var services: [String: Any] = [:]

    func register<Service>(_ service: Service, as type: Service.Type) {
      services[String(reflecting: type)] = service
    }

    func resolve<Service>(_ type: Service.Type) -> Service? {
      services[String(reflecting: type)] as? Service
    }
  }

  final class NamingViewModel: Consumer<NamedLocator>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int {
      needs.resolve((any Constructor.LoginClient).self)?.login(number) ?? 0
    }
  }
}
