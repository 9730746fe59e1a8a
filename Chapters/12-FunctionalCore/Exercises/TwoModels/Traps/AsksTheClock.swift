// Fails endsInTime: the day that is handed in is forgotten.
// Also fails sortsByEnd.
// TASK 3: Decide it by the products and the day alone.
let today = Int(Date().timeIntervalSince1970) / 86_400
return products.filter { ($0.saleEnd ?? today) > today }
  .sorted { ($0.saleEnd ?? today) < ($1.saleEnd ?? today) }
