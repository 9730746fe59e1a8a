// Refused: a factory of the main actor in a container whose factories may run on any thread (OURS-221)

@testable import Containers

@MainActor
final class Banner {}

@MainActor
func register(in container: SharedContainer) {
  #if !REPAIRED
    // expected-error@+1 {{converting function value of type '@MainActor @Sendable (SharedContainer) -> Banner' to '@Sendable (SharedContainer) -> Banner' loses global actor 'MainActor'}}
    container.register(Banner.self) { @MainActor _ in Banner() }
  #else
    container.register(Banner.self) { _ in MainActor.assumeIsolated { Banner() } }
  #endif
}
