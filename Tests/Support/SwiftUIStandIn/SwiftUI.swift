// The public declarations of SwiftUI that the files in the folders InYourApp use: names, parameters, isolation. The
// bodies do nothing. Where SwiftUI is missing, a test compiles this file as the module SwiftUI.
@_exported import Foundation
@_exported import Observation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public protocol PrimitiveStandIn: View where Body == Never {}
extension PrimitiveStandIn {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

public struct EmptyView: PrimitiveStandIn { public nonisolated init() {} }
public struct TupleView<Content>: PrimitiveStandIn {}
public struct _ConditionalContent<First: View, Second: View>: PrimitiveStandIn {}
public struct AnyView: PrimitiveStandIn {
  public nonisolated init(_ view: some View) {}
}
public struct ModifiedStandIn: PrimitiveStandIn {}

public struct Text: PrimitiveStandIn {
  public nonisolated init(_ text: some StringProtocol) {}
  public nonisolated init(_ date: Date, style: DateStyle) {}
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {}
  public struct DateStyle: Sendable { public static let date = DateStyle() }
}
public struct Image: PrimitiveStandIn { public nonisolated init(systemName: String) {} }
public struct ProgressView: PrimitiveStandIn { public nonisolated init() {} }
public struct Spacer: PrimitiveStandIn { public nonisolated init() {} }
public struct Button<Label: View>: PrimitiveStandIn {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}
public struct TextField: PrimitiveStandIn {
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct Toggle: PrimitiveStandIn {
  public nonisolated init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct VStack<Content: View>: PrimitiveStandIn {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: PrimitiveStandIn {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: PrimitiveStandIn {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Content: View>: PrimitiveStandIn {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: PrimitiveStandIn {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: PrimitiveStandIn {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveStandIn {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {}
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

// MARK: Navigation

public struct NavigationPath: Hashable {
  public init() {}
  public mutating func append(_ value: some Hashable) {}
  public mutating func removeLast(_ count: Int = 1) {}
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
}
public struct NavigationStack<Root: View>: PrimitiveStandIn {
  public init(@ViewBuilder root: () -> Root) {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {}
}
public struct NavigationLink<Label: View>: PrimitiveStandIn {
  public nonisolated init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public nonisolated init(_ title: some StringProtocol, value: (some Hashable)?) {}
}

// MARK: Modifiers

extension View {
  public nonisolated func padding() -> some View { ModifiedStandIn() }
  public nonisolated func disabled(_ isDisabled: Bool) -> some View { ModifiedStandIn() }
  public nonisolated func navigationTitle(_ title: some StringProtocol) -> some View {
    ModifiedStandIn()
  }
  public nonisolated func id(_ id: some Hashable) -> some View { ModifiedStandIn() }
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    ModifiedStandIn()
  }
  public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View
  {
    ModifiedStandIn()
  }
  public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    ModifiedStandIn()
  }
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { ModifiedStandIn() }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { ModifiedStandIn() }
  public nonisolated func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { ModifiedStandIn() }
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { ModifiedStandIn() }
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { ModifiedStandIn() }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedStandIn() }
  public nonisolated func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { ModifiedStandIn() }
  public nonisolated func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { ModifiedStandIn() }
  public nonisolated func environment<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { ModifiedStandIn() }
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View { ModifiedStandIn() }
}

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}
// SwiftUI exports these two from Combine.
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject> {
  public nonisolated init(wrappedValue: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

// MARK: Environment

public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  public var description: String { "" }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
  public var dismiss: DismissAction { fatalError() }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ key: KeyPath<EnvironmentValues, Value>) {}
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {}
  @MainActor public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
public enum ScenePhase: Sendable { case background, inactive, active }
@MainActor public struct DismissAction { public func callAsFunction() {} }

// MARK: Apps and previews

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor public static func main() {}
}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
