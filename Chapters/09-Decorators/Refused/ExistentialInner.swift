// Refused: a client known as `any ItemsClient` for a parameter T: ItemsClient; a box is no client (STG-161)
// modes: 5 6

protocol ItemsClient {
  func fetch() -> [Int]
}

struct MainQueueDecorator<Base: ItemsClient>: ItemsClient {
  let base: Base

  func fetch() -> [Int] { base.fetch() }
}

#if !REPAIRED
  func decorate(_ client: any ItemsClient) -> any ItemsClient {
    // expected-error@+2 {{type 'any ItemsClient' cannot conform to 'ItemsClient'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
    MainQueueDecorator<any ItemsClient>(base: client)
  }
#else
  func onMain(_ client: some ItemsClient) -> any ItemsClient { MainQueueDecorator(base: client) }

  func decorate(_ client: any ItemsClient) -> any ItemsClient { onMain(client) }
#endif
