/// Chapter 13, DependencyRejection: the rule takes a value. Who calls it has asked before.
enum Rejection {
  /// Pure: what comes out depends on what goes in, and on nobody.
  static func decode(_ data: Int) -> Int { data }

  final class Root: Asking {
    private let outside: Leaf

    init(outside: Leaf) { self.outside = outside }

    @inline(never)
    func ask(_ number: Int) -> Int { decode(outside.answer(number)) }
  }
}
