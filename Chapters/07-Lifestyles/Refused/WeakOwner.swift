// Refused: `weak` at the owner's end, where warnings count as errors (STG-93)
// flags: -warnings-as-errors

final class ItemsPresenter {}

final class ItemsScreen {
  #if !REPAIRED
    // expected-note@+1 {{'presenter' declared here}}
    weak var presenter: ItemsPresenter?
  #else
    var presenter: ItemsPresenter?
  #endif
}

func compose() -> ItemsScreen {
  let screen = ItemsScreen()
  // expected-error@+2 {{instance will be immediately deallocated because property 'presenter' is 'weak'}}
  // expected-note@+1 {{a strong reference is required to prevent the instance from being deallocated}}
  screen.presenter = ItemsPresenter()
  return screen
}
