/// When a container calls a factory.
enum Lifetime: CaseIterable {
  /// At each request.
  case unique
  /// Once for each registration.
  case cached
}
