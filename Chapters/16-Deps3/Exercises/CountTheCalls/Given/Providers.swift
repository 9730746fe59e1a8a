// Given: leave this file as it is.

import Numbers

// The protocols of the library. Each asks for a method, and a consumer names those that it needs:
// `AServiceProviding & BServiceProviding`.

protocol AServiceProviding {
  func aService() -> any AServicing
}

protocol BServiceProviding {
  func bService() -> any BServicing
}

protocol CServiceProviding {
  func cService() -> any CServicing
}
