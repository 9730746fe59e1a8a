// Given: leave this file as it is.

/// Whoever shows lines.
protocol ItemsView: AnyObject {
  func display(_ lines: [String])
}

/// Whoever has items. It answers each question once: at once, or much later.
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

  /// How many presenters there are.
  nonisolated(unsafe) private(set) static var living = 0

  init(view: any ItemsView, server: any ItemsServer) {
    (self.view, self.server) = (view, server)
    Self.living += 1
  }

  deinit { Self.living -= 1 }

  /// The question keeps the presenter as long as it is kept itself.
  func load() {
    server.fetchItems { items in self.view.display(items) }
  }
}
