/// Chapter 13, DependencyRejection: the rule takes a value that its caller has fetched.
enum Rejection {
  /// Pure: the result depends only on the argument.
  static func decode(_ data: Int) -> Int { data }

  final class Root: LeafCaller {
    private let outside: Leaf

    init(outside: Leaf) { self.outside = outside }

    @inline(never)
    func call(_ number: Int) -> Int { decode(outside.answer(number)) }
  }
}
