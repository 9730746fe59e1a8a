// Refused: importing a module that isn't written yet; its protocol can be used today (STG-14)

#if !REPAIRED
  // expected-error@+1 {{no such module 'Deals'}}
  import Deals

  func home(_ client: DealClient) -> String { client.deal() }
#else
  import Foundation

  @testable import StableAndVolatile

  func home(_ client: any HTTPClient, _ address: URL) -> HomeViewModel {
    HomeViewModel(address: address, now: { Date() }, client: client, lastKnown: { "tea" })
  }
#endif
