/// Forwards calls to an object without keeping it alive. After the object is freed, it drops the calls.
///
/// The document calls this a virtual proxy, which is really a type such as `VirtualItemsClient`.
final class WeakReferenceProxy<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakReferenceProxy: ItemsView where Object: ItemsView {
  func display(_ lines: [String]) { object?.display(lines) }
}

/// Wraps an `any ItemsView`: the parameter `some ItemsView` opens the existential.
func weakReference(to view: some ItemsView) -> any ItemsView { WeakReferenceProxy(view) }
