// Given: leave this file as it is.

import Numbers

/// Delivers numbers that D computes from those of A and C.
protocol DServicing {
  func getDs() -> [Int]
}

// One protocol for each service. A consumer names those it needs: `AServiceProviding & CServiceProviding`.

protocol AServiceProviding {
  var aService: any AServicing { get }
}

protocol BServiceProviding {
  var bService: any BServicing { get }
}

protocol CServiceProviding {
  var cService: any CServicing { get }
}

protocol DServiceProviding {
  var dService: any DServicing { get }
}
