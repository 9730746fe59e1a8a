// Given: leave this file as it is.

typealias HotDealsRepositoryDependencies = RegistryDependency

/// Knows what is cheap today.
final class HotDealsRepository {
  let price = 49

  init(dependencies: some HotDealsRepositoryDependencies) { dependencies.registry.made(self) }
}

protocol HotDealsRepositoryDependency {
  var hotDealsRepository: HotDealsRepository { get }
}
