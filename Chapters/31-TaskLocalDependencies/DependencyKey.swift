/// The name of a dependency, and its values where no code has set one.
protocol DependencyKey {
  associatedtype Value: Sendable
  static var live: Value { get }
  static var test: Value { get }
}
