extension Before {
  /// A wrong repair, the proxy without `weak`: one object more in the circle.
  final class StrongProxy: ItemsView {
    private let object: any ItemsView

    init(_ object: any ItemsView) { self.object = object }

    func display(_ lines: [String]) { object.display(lines) }
  }
}
