// Given: leave this file as it is.

/// Knows what is cheap today.
final class HotDealsRepository {
  let price = 49
}

protocol HotDealsRepositoryDependency {
  var hotDealsRepository: HotDealsRepository { get }
}
