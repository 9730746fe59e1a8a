import TextUI

/// The storage of a view's state. SwiftUI stores it for each view on the screen. Here it is passed to the view.
final class StateSlot<Object> {
  private(set) var object: Object?

  /// Like `State(initialValue:)`: the caller has created the value, and the slot keeps the first value.
  func state(initialValue: Object) -> Object { stored { initialValue } }

  /// Like `StateObject(wrappedValue:)`: takes the expression, and evaluates it once.
  func stateObject(wrappedValue: @autoclosure () -> Object) -> Object { stored(wrappedValue) }

  private func stored(_ make: () -> Object) -> Object {
    let stored = object ?? make()
    object = stored
    return stored
  }
}

/// `@State`, set in `init`.
struct StatePage: View {
  private let model: ItemListViewModel

  init(slot: StateSlot<ItemListViewModel>, makeModel: () -> ItemListViewModel) {
    model = slot.state(initialValue: makeModel())
  }

  var body: some View { Text("\(model.lines)") }
}

/// `@StateObject`, set in `init`.
struct StateObjectPage: View {
  private let model: ItemListViewModel

  init(slot: StateSlot<ItemListViewModel>, makeModel: () -> ItemListViewModel) {
    model = slot.stateObject(wrappedValue: makeModel())
  }

  var body: some View { Text("\(model.lines)") }
}

/// A plain property. The model was created outside, by its owner.
struct GivenPage: View {
  let model: ItemListViewModel

  var body: some View { Text("\(model.lines)") }
}

/// Creates the page's struct at each evaluation of its body.
struct ShopView<Page: View>: View {
  let makePage: () -> Page

  var body: some View {
    VStack {
      Text("Shop")
      makePage()
    }
  }
}
