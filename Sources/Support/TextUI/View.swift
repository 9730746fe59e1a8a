/// A part of a screen, described by its body.
///
/// The documents use SwiftUI. This module has the part of SwiftUI that they use, and renders to
/// lines of text, so that a view runs on every platform and a test can read what it shows. Views
/// are not isolated to an actor, as SwiftUI's are; chapter 24 shows what that changes.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

/// The body of a view that this module draws by itself.
extension Never: View {
  public var body: Never { fatalError("a drawn view has no body") }
}

/// A view that this module draws by itself: it ends the chain of bodies.
protocol DrawnView: View where Body == Never {
  func elements(in values: EnvironmentValues) -> [Element]
}

extension DrawnView {
  public var body: Never { fatalError("\(Self.self) is drawn, it has no body") }
}

/// The parts of a view after all bodies are evaluated.
enum Element {
  case text(String)
  case button(label: String, action: () -> Void)
  case row([Element])
  case tappable([Element], action: () -> Void)
  case appearing(() -> Void)
}

extension View {
  /// Evaluates this body and all bodies below it once, each with the values of the views above it.
  func evaluated(in values: EnvironmentValues) -> [Element] {
    if let drawn = self as? any DrawnView { return drawn.elements(in: values) }
    let fill = filling(with: values)
    fill?()
    let elements = body.evaluated(in: values)
    guard let fill else { return elements }
    return elements.map { $0.performing(fill) }
  }
}
