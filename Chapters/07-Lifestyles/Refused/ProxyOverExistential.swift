// Refused: the proxy over `any ItemsView`, which is no class and no `ItemsView` itself (STG-93)

protocol ItemsView: AnyObject {
  func display(_ lines: [String])
}

// expected-note@+1 2 {{where 'Object' = 'any ItemsView'}}
final class WeakRef<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

// expected-note@+1 {{requirement from conditional conformance of 'WeakRef<any ItemsView>' to 'ItemsView'}}
extension WeakRef: ItemsView where Object: ItemsView {
  func display(_ lines: [String]) { object?.display(lines) }
}

#if !REPAIRED
  func weakly(_ view: any ItemsView) -> any ItemsView {
    // expected-error@+3 {{type 'any ItemsView' cannot conform to 'ItemsView'}}
    // expected-note@+2 {{only concrete types such as structs, enums and classes can conform to protocols}}
    // expected-error@+1 2 {{generic class 'WeakRef' requires that 'any ItemsView' be a class type}}
    WeakRef(view)
  }
#else
  func weakly(_ view: some ItemsView) -> any ItemsView {
    WeakRef(view)
  }
#endif

func compose(_ view: any ItemsView) -> any ItemsView { weakly(view) }
