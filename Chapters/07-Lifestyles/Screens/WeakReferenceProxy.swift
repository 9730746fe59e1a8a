/// Passes calls on to an object without keeping it alive. When the object is gone, it drops them.
///
/// The document calls it a virtual proxy. That name belongs to `VirtualItemsClient`.
final class WeakReferenceProxy<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakReferenceProxy: ItemsView where Object: ItemsView {
  func display(_ lines: [String]) { object?.display(lines) }
}

/// Wraps an `any ItemsView`: the parameter `some ItemsView` opens the existential.
func weakly(_ view: some ItemsView) -> any ItemsView { WeakReferenceProxy(view) }
