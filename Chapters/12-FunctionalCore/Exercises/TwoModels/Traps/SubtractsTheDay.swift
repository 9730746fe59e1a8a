// Fails endsInTime: from a day before 1970 to the last possible end, the days don't fit into an Int.
// Also fails sortsByEnd.
// TASK 3: Decide it by the products and the day alone.
products
  .filter { product in product.saleEnd.map { $0 - day > 0 } ?? false }
  .sorted { ($0.saleEnd ?? 0) < ($1.saleEnd ?? 0) }
