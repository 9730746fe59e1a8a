/// A property of a view that reads a value set by the views above it.
///
///     struct PriceView: View {
///       @Environment(\.theme) private var theme
///     }
///
/// It gets its value before each evaluation of the view's body, and before each action of the view. Until
/// then, as in the view's initializer or in a class, it reads the default. All
/// copies of a view share the latest value.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private let slot = Slot()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of this type. If no view above provides one, the first read traps.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        fatalError("no \(type) in the environment: .environment(_:) is missing above the view")
      }
      return object
    }
  }

  /// Reads the object of this type, or `nil`.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  public var wrappedValue: Value { read(slot.values) }
}

private final class Slot {
  var values = EnvironmentValues()
}

/// A property that gets its value before a body is evaluated.
private protocol FilledProperty {
  func fill(with values: EnvironmentValues)
}

extension Environment: FilledProperty {
  fileprivate func fill(with values: EnvironmentValues) { slot.values = values }
}

extension View {
  /// Fills the view's own `Environment` properties; `nil` if it has none.
  func filling(with values: EnvironmentValues) -> (() -> Void)? {
    let children = Mirror(reflecting: self).children
    let properties = children.compactMap { $0.value as? any FilledProperty }
    guard !properties.isEmpty else { return nil }
    return { for property in properties { property.fill(with: values) } }
  }
}

extension Element {
  /// The element, with a closure that runs before each of its actions. So an action reads
  /// its view's values, even if the same view also appears elsewhere in the tree.
  func performing(_ fill: @escaping () -> Void) -> Element {
    func filled(_ action: @escaping () -> Void) -> () -> Void {
      {
        fill()
        action()
      }
    }
    return switch self {
    case .text: self
    case .button(let label, let action): .button(label: label, action: filled(action))
    case .row(let elements): .row(elements.map { $0.performing(fill) })
    case .tappable(let elements, let action):
      .tappable(elements.map { $0.performing(fill) }, action: filled(action))
    case .appearing(let action): .appearing(filled(action))
    }
  }
}
