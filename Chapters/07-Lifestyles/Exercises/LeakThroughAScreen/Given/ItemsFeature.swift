// Given: leave this file as it is.

/// Whoever shows lines.
protocol ItemsView: AnyObject {
  func display(_ lines: [String])
}

/// Whoever has items. The answer may come at once, or much later.
protocol ItemsServer: AnyObject {
  func fetchItems(_ answer: @escaping ([String]) -> Void)
}

/// Shows lines. What happens when it appears, the composition root says.
final class ItemsScreen: ItemsView {
  var onAppear: () -> Void = {}
  private(set) var lines: [String] = []

  func appear() { onAppear() }
  func display(_ lines: [String]) { self.lines = lines }
}

/// Asks a server for items and tells its view. It holds both.
final class ItemsPresenter {
  private let view: any ItemsView
  private let server: any ItemsServer

  init(view: any ItemsView, server: any ItemsServer) { (self.view, self.server) = (view, server) }

  /// Until the server has answered, the question keeps the presenter.
  func load() {
    server.fetchItems { items in self.view.display(items) }
  }
}
