/// Shows customers that their order is ready when they arrive at the shop.
@MainActor
final class PickupPage {
  private(set) var message = "On its way"
  private let places: () -> AsyncStream<String>

  init(places: @escaping () -> AsyncStream<String>) { self.places = places }

  func listen() async {
    for await place in places() where place == "shop" { message = "Your tea is ready" }
  }
}
