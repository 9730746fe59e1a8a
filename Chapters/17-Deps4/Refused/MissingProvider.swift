// Refused: an object that provides the client alone, for a consumer that names the session store too (DEPS-25)

@testable import Deps4

#if !REPAIRED
  struct OnlyClient: ClientProviding {
    let client: any APIClient
  }

  // expected-error@+1 {{argument type 'OnlyClient' does not conform to expected type 'SessionStoreProviding'}}
  func make(_ client: ServerClient) -> Checkout { Checkout(services: OnlyClient(client: client)) }
#else
  func make(_ client: ServerClient) -> Checkout {
    Checkout(services: CoreServices(client: client, sessionStore: CustomerSession()))
  }
#endif
