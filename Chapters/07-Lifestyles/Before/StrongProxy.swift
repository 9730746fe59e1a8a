extension Before {
  /// A wrong repair: without `weak`, the proxy is one more object in the cycle.
  final class StrongProxy: ItemsView {
    private let object: any ItemsView

    init(_ object: any ItemsView) { self.object = object }

    func display(_ lines: [String]) { object.display(lines) }
  }
}
