// Given: leave this file as it is.

/// A line of the list: `tea 250`.
func line(of product: Product) -> String { "\(product.name) \(product.cents)" }
