// Fails sortsByEnd: the sale that ends first may stand last.
// TASK 3: Decide it by the products and the day alone.
products.filter { ($0.saleEnd ?? day) > day }
