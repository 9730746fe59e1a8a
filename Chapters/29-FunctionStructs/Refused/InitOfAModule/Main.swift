// Refused: the initializer that Swift writes for a struct, from another module (OURS-104)
// alone: it has two modules of its own

import Clients

#if !REPAIRED
  // expected-error@+1 {{'StockClient' initializer is inaccessible due to 'internal' protection level}}
  let client = StockClient(stock: { _ in 3 })
#else
  let client = OpenStockClient(stock: { _ in 3 })
#endif
