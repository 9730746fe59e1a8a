import TextUI

/// Where a view stands on the screen. SwiftUI keeps the view's state there; ours is handed to the view.
final class Place<Object> {
  private(set) var object: Object?

  /// As `State(initialValue:)`: the caller has made the value, and the place keeps the first.
  func state(initialValue: Object) -> Object { kept { initialValue } }

  /// As `StateObject(wrappedValue:)`: takes the expression, and evaluates it once.
  func stateObject(wrappedValue: @autoclosure () -> Object) -> Object { kept(wrappedValue) }

  private func kept(_ make: () -> Object) -> Object {
    let kept = object ?? make()
    object = kept
    return kept
  }
}

/// `@State`, set in `init`.
struct StatePage: View {
  private let model: ItemListViewModel

  init(place: Place<ItemListViewModel>, makeModel: () -> ItemListViewModel) {
    model = place.state(initialValue: makeModel())
  }

  var body: some View { Text("\(model.lines)") }
}

/// `@StateObject`, set in `init`.
struct StateObjectPage: View {
  private let model: ItemListViewModel

  init(place: Place<ItemListViewModel>, makeModel: () -> ItemListViewModel) {
    model = place.stateObject(wrappedValue: makeModel())
  }

  var body: some View { Text("\(model.lines)") }
}

/// A plain property. An owner outside has made the model.
struct GivenPage: View {
  let model: ItemListViewModel

  var body: some View { Text("\(model.lines)") }
}

/// Makes the page's struct at each evaluation of its body.
struct ShopView<Page: View>: View {
  let makePage: () -> Page

  var body: some View {
    VStack {
      Text("Shop")
      makePage()
    }
  }
}
