/// As many scopes as wanted, each inside the one before and with as much to do: what carry takes for a
/// scope is the same however many there are, if its time is linear.
struct SyntheticScopes: Sendable {
  /// What each scope has, and what each but the first needs.
  static let needs = 10

  let count: Int

  /// A scope is made by the one whose index is a quarter of its own.
  private static func outer(_ index: Int) -> Int { (index - 1) / 4 }

  /// The needs of a scope come from the three scopes around it, so some are carried over two.
  private func needs(of index: Int) -> [String] {
    let one = Self.outer(index)
    let two = one == 0 ? 0 : Self.outer(one)
    let three = two == 0 ? 0 : Self.outer(two)
    return (0..<Self.needs).map { number in
      let owner = number < 4 ? one : number < 7 ? two : three
      return "value\(owner)_\(number)"
    }
  }

  var source: String { "import Scopes\n" + (0..<count).map(text).joined() }

  private func text(of index: Int) -> String {
    let inner = (index * 4 + 1...index * 4 + 4).filter { $0 < count }.map { ", S\($0)Requirements" }
    let own = (0..<Self.needs).map { "  let value\(index)_\($0) = [\"\($0)\": \($0)]\n" }.joined()
    let requirements = index == 0 ? "NilRequirements" : "S\(index)Requirements"
    let list =
      index == 0
      ? ""
      : "\nprotocol S\(index)Requirements: Requirements, CODEGEN_S\(index)Requirements {\n"
        + needs(of: index).map { "  var \($0): [String: Int] { get }\n" }.joined() + "}\n"
    return list + "\nclass S\(index)Resource<I: \(requirements)>: Resource<I>\(inner.joined()) {\n"
      + own + "}\n"
  }
}
