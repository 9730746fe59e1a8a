/// The cart's screen. As view models often do, it belongs to the main actor.
@MainActor
final class CartModel {
  private let session: Session

  init(session: Session) { self.session = session }

  var title: String { "cart of \(session.user)" }
}

/// Registers what only the main actor may make.
@MainActor
func registerScreens(in container: Container) {
  container.register(CartModel.self) { try CartModel(session: $0.resolve()) }
}
