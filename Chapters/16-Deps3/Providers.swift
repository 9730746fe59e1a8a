import Numbers

// One protocol for each service. A consumer names those that it needs:
// `AServiceProviding & BServiceProviding`.

protocol AServiceProviding { func aService() -> any AServicing }
protocol BServiceProviding { func bService() -> any BServicing }
protocol CServiceProviding { func cService() -> any CServicing }
