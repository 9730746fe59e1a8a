import Playground

// snippet.values
/// The values that code has set, by the type of their keys.
struct DependencyValues: Sendable {
  @TaskLocal static var ofTask = DependencyValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  // snippet.end

  /// A test sets it, so that it fails where its code needs a value that it didn't set.
  var reportMissing: (@Sendable (String) -> Void)?
}
