// What is special here: the type creates children of its own type, whose alias it can't list.
indirect enum Item { case leaf(String), group(String, [Item]) }
protocol Folding { func isFolded(_ name: String) -> Bool }
protocol Indent { var text: String { get } }
protocol FoldingDependency { var folding: any Folding { get } }
protocol IndentDependency { var indent: any Indent { get } }

typealias OutlineDependencies = FoldingDependency & IndentDependency

struct Outline<Dependencies: OutlineDependencies> {
  let dependencies: Dependencies
  let item: Item
  var depth = 0

  func lines() -> [String] {
    let space = String(repeating: dependencies.indent.text, count: depth)
    switch item {
    case .leaf(let name):
      return [space + name]
    case .group(let name, let items):
      guard !dependencies.folding.isFolded(name) else { return [space + name + " ..."] }
      return [space + name] + items.flatMap {
        Self(dependencies: dependencies, item: $0, depth: depth + 1).lines()
      }
    }
  }
}
