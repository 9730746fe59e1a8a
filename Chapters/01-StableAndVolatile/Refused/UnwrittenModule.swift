// Refused: importing the module that nobody has written yet; saying what one needs is free (STG-14)
// modes: 5 6

#if !REPAIRED
  // expected-error@+1 {{no such module 'Deals'}}
  import Deals

  struct HomeViewModel {
    let client: DealClient
    func line() -> String { client.deal() }
  }
#else
  struct HomeViewModel {
    let deal: () -> String
    func line() -> String { deal() }
  }
#endif
