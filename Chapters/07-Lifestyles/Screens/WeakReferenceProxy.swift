// snippet.proxy
/// Stands in front of an object without keeping it alive. What comes when it is gone is dropped.
///
/// The document calls it a virtual proxy. That name belongs to `VirtualItemsClient`.
final class WeakReferenceProxy<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakReferenceProxy: ItemsView where Object: ItemsView {
  func display(_ lines: [String]) { object?.display(lines) }
}

/// The way from an existential to the proxy: `some` opens it, and a class comes out.
func weakly(_ view: some ItemsView) -> any ItemsView { WeakReferenceProxy(view) }
// snippet.end
