import Scopes

// What is carried, as a plain member.
extension Before {
  // snippet.open
  protocol CarriedThroughLogin: Requirements {
    var carriedTheme: String { get }
  }

  final class OpenLoginResource<I: CarriedThroughLogin>: Resource<I> {
    var carriedTheme: String { injected.carriedTheme }
  }
  // snippet.end
}

extension AppResource: Before.CarriedThroughLogin {
  var carriedTheme: String { theme }
}
