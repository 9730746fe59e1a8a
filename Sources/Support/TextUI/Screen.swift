// Reading and using a view. Each call evaluates the bodies again.
extension View {
  /// The view as a terminal shows it, from top to bottom.
  ///
  ///     VStack { Text("Product Detail Page"); Button("Add to cart") {} }.lines()
  ///     // ["Product Detail Page", "[Add to cart]"]
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func lines() -> [String] {
    evaluated(in: EnvironmentValues()).flatMap(\.lines)
  }

  /// Taps the first button with this label, or the first such text in a view with a tap gesture.
  ///
  /// - Throws: `NothingToTap` if the view shows neither; then no action runs.
  public func tap(_ label: String) throws(NothingToTap) {
    guard let action = evaluated(in: EnvironmentValues()).action(for: label) else {
      throw NothingToTap(label: label, lines: lines())
    }
    action()
  }

  /// Performs every `onAppear` in the view, inner ones before outer ones.
  public func appear() {
    for element in evaluated(in: EnvironmentValues()) { element.appear() }
  }
}

/// Thrown if the view has nothing with this label that can be tapped.
public struct NothingToTap: Error, Equatable, CustomStringConvertible {
  public let label: String
  /// What the view shows.
  public let lines: [String]

  public var description: String {
    "no button or tappable text “\(label)”; the view shows: \(lines.joined(separator: " / "))"
  }
}

extension Element {
  fileprivate var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .button(let label, _): ["[\(label)]"]
    case .row(let elements): [elements.flatMap(\.lines).joined(separator: "  ")]
    case .tappable(let elements, _): elements.flatMap(\.lines)
    case .appearing: []
    }
  }

  fileprivate func appear() {
    switch self {
    case .appearing(let action): action()
    case .row(let elements), .tappable(let elements, _):
      for element in elements { element.appear() }
    case .text, .button: break
    }
  }
}

extension [Element] {
  fileprivate func action(for label: String) -> (() -> Void)? {
    for element in self {
      switch element {
      case .button(label, let action):
        return action
      case .row(let elements):
        if let action = elements.action(for: label) { return action }
      case .tappable(let elements, let action):
        if let inner = elements.action(for: label) { return inner }
        if elements.flatMap(\.lines).contains(label) { return action }
      case .text, .button, .appearing:
        continue
      }
    }
    return nil
  }
}
