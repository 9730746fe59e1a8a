import Playground

typealias HotDealsRepositoryDependencies = TallyDependency

/// Knows what is cheap today.
final class HotDealsRepository {
  let price = 49
  private let life: Life

  init(dependencies: some HotDealsRepositoryDependencies) {
    life = Life(dependencies.tally[.deals])
  }
}

protocol HotDealsRepositoryDependency {
  var hotDealsRepository: HotDealsRepository { get }
}
