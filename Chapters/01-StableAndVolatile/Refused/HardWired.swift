// Refused: handing a clock to a feature that asks for the date itself (STG-03, STG-16)
// modes: 5 6

import Foundation

struct HomeViewModel {
  #if !REPAIRED
    func line() -> String { "\(Date()): tea" }
  #else
    let now: () -> Date
    func line() -> String { "\(now()): tea" }
  #endif
}

func frozen() -> HomeViewModel {
  // expected-error@+1 {{argument passed to call that takes no arguments}}
  HomeViewModel(now: { Date(timeIntervalSince1970: 0) })
}
