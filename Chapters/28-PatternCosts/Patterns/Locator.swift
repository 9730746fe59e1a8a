/// In no chapter, only for comparison: one dictionary has all services, and consumers look them up.
enum Locator {
  final class ServiceLocator {
    private var services: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ service: Service, as type: Service.Type) {
      services[ObjectIdentifier(type)] = service
    }

    /// Returns nil if the service isn't registered, which the compiler can't check.
    func resolve<Service>(_ type: Service.Type) -> Service? {
      services[ObjectIdentifier(type)] as? Service
    }
  }

  final class LoginViewModel: Consumer<ServiceLocator>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int {
      needs.resolve((any Constructor.LoginClient).self)?.login(number) ?? 0
    }
  }

  /// Uses the type's qualified name as the key.
  final class NamedLocator {
    private var services: [String: Any] = [:]

    func register<Service>(_ service: Service, as type: Service.Type) {
      services[String(reflecting: type)] = service
    }

    func resolve<Service>(_ type: Service.Type) -> Service? {
      services[String(reflecting: type)] as? Service
    }
  }

  final class NamingViewModel: Consumer<NamedLocator>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int {
      needs.resolve((any Constructor.LoginClient).self)?.login(number) ?? 0
    }
  }
}
