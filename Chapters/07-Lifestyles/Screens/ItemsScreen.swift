// A feature: a screen, and the presenter that passes it the lines to display. Neither uses `weak`.

protocol ItemsView: AnyObject {
  func display(_ lines: [String])
}

final class ItemsScreen: ItemsView {
  var presenter: ItemsPresenter?
  private(set) var lines: [String] = []

  func appear() { presenter?.load() }
  func display(_ lines: [String]) { self.lines = lines }
}

final class ItemsPresenter {
  private let view: any ItemsView
  private let items: () -> [Item]

  init(view: any ItemsView, items: @escaping () -> [Item]) {
    self.view = view
    self.items = items
  }

  func load() { view.display(items().map(\.name)) }
}
