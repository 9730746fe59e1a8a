// Given: leave this file as it is.

/// Holds today's deal.
final class HotDealsRepository {
  let price = 49
}

protocol HotDealsRepositoryDependency {
  var hotDealsRepository: HotDealsRepository { get }
}
