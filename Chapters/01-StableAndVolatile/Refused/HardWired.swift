// Refused: handing a clock to a feature that asks for the date itself (STG-03, STG-16)
// modes: 5 6

import Foundation

struct NewsOfTheDay {
  #if !REPAIRED
    func line() -> String { "\(Date()): Rain" }
  #else
    let now: () -> Date
    func line() -> String { "\(now()): Rain" }
  #endif
}

func frozen() -> NewsOfTheDay {
  // expected-error@+1 {{argument passed to call that takes no arguments}}
  NewsOfTheDay(now: { Date(timeIntervalSince1970: 0) })
}
