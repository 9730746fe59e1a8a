/// The cart screen's view model. Like many view models, it is isolated to the main actor.
@MainActor
final class CartModel {
  private let session: Session

  init(session: Session) { self.session = session }

  var title: String { "cart of \(session.user)" }
}

/// Registers objects that only the main actor may make.
@MainActor
func registerScreens(in container: Container) {
  container.register(CartModel.self) { try CartModel(session: $0.resolve()) }
}
