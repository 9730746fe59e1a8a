// Fails endsInTime: without an end, the sale lasts for ever.
// Also fails sortsByEnd.
// TASK 3: Decide it by the products and the day alone.
products.filter { ($0.saleEnd ?? .max) > day }
  .sorted { ($0.saleEnd ?? .max) < ($1.saleEnd ?? .max) }
