import Scopes

// The carried value as a plain member, without a key.
extension Before {
  protocol CarriedOpenly: Requirements {
    var carriedTheme: String { get }
  }

  final class OpenLoginResource<I: CarriedOpenly>: Resource<I> {
    var carriedTheme: String { injected.carriedTheme }
  }
}

extension AppResource: Before.CarriedOpenly {
  var carriedTheme: String { theme }
}
