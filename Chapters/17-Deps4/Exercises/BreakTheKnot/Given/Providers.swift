// Given: leave this file as it is.

import Numbers

// One protocol for each service. A consumer names those it needs: `AServiceProviding & BServiceProviding`.

protocol AServiceProviding {
  var aService: any AServicing { get }
}

protocol BServiceProviding {
  var bService: any BServicing { get }
}

protocol CServiceProviding {
  var cService: any CServicing { get }
}
