// Refused: a function that captures an object which is not Sendable (OURS-108)

@testable import FunctionStructs

#if !REPAIRED
  // expected-note@+1 {{class 'Stocks' does not conform to the 'Sendable' protocol}}
  final class Stocks { var stocks = ["tea": 3] }
#else
  actor Stocks { var stocks = ["tea": 3] }
#endif

func client(of stocks: Stocks) -> ShopClient {
  var shop = ShopClient.trapping
  #if !REPAIRED
    // expected-error@+1 {{capture of 'stocks' with non-Sendable type 'Stocks' in a '@Sendable' closure}}
    shop.stock = { product in stocks.stocks[product] ?? 0 }
  #else
    shop.stock = { product in await stocks.stocks[product] ?? 0 }
  #endif
  return shop
}
