// Given: leave this file as it is.

import Numbers

// The protocols of the library. Each requires a method, and a screen names those that it needs:
// `AServiceProviding & BServiceProviding`.

protocol AServiceProviding {
  func aService() -> any AServicing
}

protocol BServiceProviding {
  func bService() -> any BServicing
}

/// Shows the numbers of A and B. A call of `text()` is one use of the screen.
protocol Screen {
  func text() -> String
}
