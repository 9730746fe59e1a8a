/// The values that were set, by their keys' types.
nonisolated struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()

  var reportMissing: (@Sendable (String) -> Void)?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
