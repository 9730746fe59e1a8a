/// The name of a dependency, and its values where no code has set one.
nonisolated protocol DependencyKey {
  associatedtype Value: Sendable
  static var live: Value { get }
  static var test: Value { get }
}
