// What is special here: the children are created by .init, and by a reference to an initializer that is kept in a constant.
protocol Art: Sendable { func front(_ id: Int) -> String }
protocol Back { var pattern: String { get } }
protocol ArtDependency: Sendable { var art: any Art { get } }
protocol BackDependency { var back: any Back { get } }

typealias CardDependencies = ArtDependency

struct Card<Dependencies: CardDependencies> {
  let dependencies: Dependencies
  let id: Int
  var front: String { dependencies.art.front(id) }
}

typealias StackDependencies = BackDependency

struct Stack<Dependencies: StackDependencies> {
  let dependencies: Dependencies
  var top: String { dependencies.back.pattern }
}

typealias DeckDependencies = CardDependencies & StackDependencies

struct Deck<Dependencies: DeckDependencies> {
  let dependencies: Dependencies
  var open = [3, 5]

  private var stack: Stack<Dependencies> { .init(dependencies: dependencies) }

  private func cards() -> [Card<Dependencies>] {
    let create: (Dependencies, Int) -> Card<Dependencies> = Card.init(dependencies:id:)
    return open.map { create(dependencies, $0) }
  }

  func show() -> [String] { cards().map(\.front) + [stack.top] }
}
