// Refused: an `any ItemsClient` for a parameter T: ItemsClient; the existential doesn't conform (STG-161)

@testable import Decorators

func decorate(_ client: any ItemsClient) -> any ItemsClient {
  #if !REPAIRED
    // expected-error@+2 {{type 'any ItemsClient' cannot conform to 'ItemsClient'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
    MainQueueDecorator<any ItemsClient>(base: client)
  #else
    deliveringOnMainQueue(client)
  #endif
}
