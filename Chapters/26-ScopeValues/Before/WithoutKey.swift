import Scopes

// What is carried, as a plain member.
extension Before {
  // snippet.open
  protocol CarriedOpenly: Requirements {
    var carriedTheme: String { get }
  }

  final class OpenLoginResource<I: CarriedOpenly>: Resource<I> {
    var carriedTheme: String { injected.carriedTheme }
  }
  // snippet.end
}

extension AppResource: Before.CarriedOpenly {
  var carriedTheme: String { theme }
}
