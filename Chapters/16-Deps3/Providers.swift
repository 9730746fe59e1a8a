import Numbers

// One protocol a service. A consumer names those it needs: `AServiceProviding & BServiceProviding`.

// snippet.providers
protocol AServiceProviding { func aService() -> any AServicing }
protocol BServiceProviding { func bService() -> any BServicing }
protocol CServiceProviding { func cService() -> any CServicing }
// snippet.end
