// Refused: a proxy over `any ItemsView`, which isn't a class and doesn't conform to `ItemsView` (STG-93)

@testable import Lifestyles

func compose(_ view: any ItemsView) -> any ItemsView {
  #if !REPAIRED
    // expected-error@+3 {{type 'any ItemsView' cannot conform to 'ItemsView'}}
    // expected-note@+2 {{only concrete types such as structs, enums and classes can conform to protocols}}
    // expected-error@+1 2 {{generic class 'WeakReferenceProxy' requires that 'any ItemsView' be a class type}}
    WeakReferenceProxy(view)
  #else
    weakReference(to: view)
  #endif
}
