// Fails endsInTime: on the first day without the sale, the product is still on sale.
// Also fails sortsByEnd.
// TASK 3: Decide it by the products and the day alone.
products
  .filter { product in product.saleEnd.map { $0 >= day } ?? false }
  .sorted { ($0.saleEnd ?? 0) < ($1.saleEnd ?? 0) }
