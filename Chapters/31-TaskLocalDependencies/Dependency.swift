/// Reads a dependency by its key.
@propertyWrapper
struct Dependency<Key: DependencyKey>: Sendable {
  private let atCreation = DependencyValues.current

  init(_ key: Key.Type) {}

  var wrappedValue: Key.Value {
    DependencyValues.current[Key.self] ?? atCreation[Key.self]
      ?? fallbackValue(for: Key.self, atCreation: atCreation)
  }
}
