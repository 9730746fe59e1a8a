/// Delivers the items even if the save fails, and reports the error of the save.
final class ReportingCachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache
  private let report: (any Error) -> Void

  init(base: any ItemsClient, cache: any ItemsCache, report: @escaping (any Error) -> Void) {
    self.base = base
    self.cache = cache
    self.report = report
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    base.fetchItems { [cache, report] result in
      if case .success(let items) = result {
        do { try cache.save(items) } catch { report(error) }
      }
      completion(result)
    }
  }
}
