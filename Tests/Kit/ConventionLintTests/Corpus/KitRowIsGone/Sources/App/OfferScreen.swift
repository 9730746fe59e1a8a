import Kit

protocol Offers { func all() -> [String] }
protocol OffersProviding { var offers: any Offers { get } }

typealias PriceTagsDependencies = OffersProviding

struct PriceTags<Dependencies: PriceTagsDependencies> {
  let dependencies: Dependencies
  func draw() -> [String] { dependencies.offers.all() }
}

typealias OfferScreenDependencies = PriceTagsDependencies
  & PriceTagDependencies

struct OfferScreen<Dependencies: OfferScreenDependencies> {
  let dependencies: Dependencies
  func draw() -> [String] { PriceTags(dependencies: dependencies).draw() }
}
