// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Stands in front of a view.
final class WeakView: ItemsView {
  // TASK 1: Pass the lines to the view, as long as it exists.
  init(_ view: any ItemsView) {}

  func display(_ lines: [String]) {}
  // END
}

/// The composition root makes the screen, and joins it with its presenter.
func makeItemsScreen(server: any ItemsServer) -> ItemsScreen {
  let screen = ItemsScreen()
  // TASK 2: Join the two so that both are freed when no code holds the screen anymore.
  let presenter = ItemsPresenter(view: screen, server: server)
  screen.onAppear = { presenter.load() }
  // END
  return screen
}
