// Fails sortsByEnd: where sales end on the same day, the numbers decide.
// TASK 3: Decide it by the products and the day alone.
products.filter { ($0.saleEnd ?? day) > day }
  .sorted { ($0.saleEnd ?? day, $0.id) < ($1.saleEnd ?? day, $1.id) }
