// Refused: a weak reference from the owner, with warnings as errors (STG-93)
// flags: -warnings-as-errors

@testable import Lifestyles

func compose() -> any ItemsView {
  #if !REPAIRED
    let screen = Before.ItemsScreen()
    // expected-error@+2 {{instance will be immediately deallocated because property 'presenter' is 'weak'}}
    // expected-note@+1 {{a strong reference is required to prevent the instance from being deallocated}}
    screen.presenter = ItemsPresenter(view: screen) { [.tea] }
  #else
    let screen = ItemsScreen()
    screen.presenter = ItemsPresenter(view: screen) { [.tea] }
  #endif
  return screen
}
