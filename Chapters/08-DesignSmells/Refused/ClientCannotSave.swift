// Refused: a list that saves through its client, once saving is a separate protocol (STG-149)

@testable import DesignSmells

struct GrownListViewModel {
  let client: any Before.Grown.ItemsClient

  func clear() throws { try client.save([]) }
}

#if !REPAIRED
  struct ListViewModel {
    let client: any ItemsClient

    // expected-error@+1 {{value of type 'any ItemsClient' has no member 'save'}}
    func clear() throws { try client.save([]) }
  }
#else
  struct ListViewModel {
    let client: any ItemsClient
    let cache: any ItemsCache

    func clear() throws { try cache.save([]) }
  }
#endif
