/// Identifies a dependency, and has its defaults for the app and for tests.
nonisolated protocol DependencyKey {
  associatedtype Value: Sendable
  static var live: Value { get }
  static var test: Value { get }
}
