// Refused: a key that was never declared; a typed key is a member, not a string (OURS-207)

@testable import Containers

func chatHost(_ container: Container) -> String {
  #if !REPAIRED
    // expected-error@+1 {{type 'TypedKey<Service>' has no member 'chatt'}}
    container.resolve(.chatt).host
  #else
    container.resolve(.chat).host
  #endif
}
