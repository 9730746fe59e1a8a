/// Names a value that travels down the view tree, and what a view reads where no view above set it.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What a view can read: the values that the views above it set, and the default of every other key.
///
///     extension EnvironmentValues {
///       var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///       }
///     }
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object that a view above handed down. Its type is the key, and there is no default.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)].map { $0 as! Object } }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Sets a value for this view and the views below it. One that is set further down wins there.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Within(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an object to this view and the views below it, which look it up by its type.
  public func environment<Object: AnyObject>(_ object: Object) -> some View {
    Within(content: self) { $0[object: Object.self] = object }
  }
}

private struct Within<Content: View>: DrawnView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func elements(in values: EnvironmentValues) -> [Element] {
    var inner = values
    change(&inner)
    return content.evaluated(in: inner)
  }
}
