/// The key of a value that is passed down the view tree, with its default.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The values that a view can read: those set by the views above it, and the defaults of all other keys.
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

  /// An object provided by a view above. Its type is the key, and there is no default.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)].map { $0 as! Object } }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Sets a value for this view and the views below it. A value set further down wins there.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Within(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Provides an object to this view and the views below it, which look it up by its type.
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
