// Given: leave this file as it is.

/// A view that shows lines.
protocol ItemsView: AnyObject {
  func display(_ lines: [String])
}

/// A server for items. It answers each request once: immediately, or much later.
protocol ItemsServer: AnyObject {
  func fetchItems(_ answer: @escaping ([String]) -> Void)
}

/// Shows lines. The composition root decides what happens when it appears.
final class ItemsScreen: ItemsView {
  var onAppear: () -> Void = {}
  private(set) var lines: [String] = []

  func appear() { onAppear() }
  func display(_ lines: [String]) { self.lines = lines }
}

/// Fetches items from a server and passes them to its view. It holds both.
final class ItemsPresenter {
  private let view: any ItemsView
  private let server: any ItemsServer

  /// How many presenters are alive.
  nonisolated(unsafe) private(set) static var living = 0

  init(view: any ItemsView, server: any ItemsServer) {
    (self.view, self.server) = (view, server)
    Self.living += 1
  }

  deinit { Self.living -= 1 }

  /// A waiting request keeps the presenter alive.
  func load() {
    server.fetchItems { items in self.view.display(items) }
  }
}
