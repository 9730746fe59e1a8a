// Fails endsInTime: on a negative day, 0 is an end that has not come yet.
// TASK 3: Decide it by the products and the day alone.
products.filter { ($0.saleEnd ?? 0) > day }.sorted { ($0.saleEnd ?? 0) < ($1.saleEnd ?? 0) }
