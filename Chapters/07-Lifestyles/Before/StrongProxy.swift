extension Before {
  /// A wrong fix: without `weak`, the proxy is just one more object in the cycle.
  final class StrongProxy: ItemsView {
    private let object: any ItemsView

    init(_ object: any ItemsView) { self.object = object }

    func display(_ lines: [String]) { object.display(lines) }
  }
}
