/// Reads a dependency by its key.
@propertyWrapper
struct Dependency<Key: DependencyKey>: Sendable {
  private let atCreation = DependencyValues.ofTask

  init(_ key: Key.Type) {}

  var wrappedValue: Key.Value {
    DependencyValues.ofTask[Key.self] ?? atCreation[Key.self] ?? unset(Key.self, atCreation)
  }
}
