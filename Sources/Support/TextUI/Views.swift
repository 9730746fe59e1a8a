/// A line of text.
public struct Text: DrawnView {
  private let text: String

  public init(_ text: String) { self.text = text }

  func elements(in values: EnvironmentValues) -> [Element] { [.text(text)] }
}

/// A picture, shown by its name: `Image("shoe")` is the line `(shoe)`.
public struct Image: DrawnView {
  private let name: String

  public init(_ name: String) { self.name = name }

  func elements(in values: EnvironmentValues) -> [Element] { [.text("(\(name))")] }
}

/// A label that performs an action when it is tapped: `Button("Add") {}` is the line `[Add]`.
public struct Button: DrawnView {
  private let label: String
  private let action: () -> Void

  public init(_ label: String, action: @escaping () -> Void) {
    (self.label, self.action) = (label, action)
  }

  func elements(in values: EnvironmentValues) -> [Element] {
    [.button(label: label, action: action)]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}

/// Views side by side, in one line.
public struct HStack<Content: View>: DrawnView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func elements(in values: EnvironmentValues) -> [Element] {
    [.row(content.evaluated(in: values))]
  }
}

/// A view that shows nothing.
public struct EmptyView: DrawnView {
  public init() {}

  func elements(in values: EnvironmentValues) -> [Element] { [] }
}

/// A type-erased view.
public struct AnyView: DrawnView {
  private let content: any View

  public init(_ content: some View) { self.content = content }

  func elements(in values: EnvironmentValues) -> [Element] { content.evaluated(in: values) }
}

extension View {
  /// Performs an action each time the view appears, after the actions of the views inside it.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    Changed(content: self) { $0 + [.appearing(action)] }
  }

  /// Performs an action when something in the view other than a button is tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    Changed(content: self) { [.tappable($0, action: action)] }
  }
}

private struct Changed<Content: View>: DrawnView {
  let content: Content
  let change: ([Element]) -> [Element]

  func elements(in values: EnvironmentValues) -> [Element] {
    change(content.evaluated(in: values))
  }
}
