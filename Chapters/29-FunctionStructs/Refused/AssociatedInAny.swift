// Refused: a call with a value of an associated type, where the type is any; generic code may (OURS-110)
// alone: it declares its own protocol

protocol Stocking {
  associatedtype Product
  func stock(of product: Product) -> Int
}

#if !REPAIRED
  func isSoldOut(_ product: Int, in shop: any Stocking) -> Bool {
    // expected-error@+1 {{member 'stock' cannot be used on value of type 'any Stocking'; consider using a generic constraint instead}}
    shop.stock(of: product) == 0
  }
#else
  func isSoldOut<Shop: Stocking>(_ product: Shop.Product, in shop: Shop) -> Bool {
    shop.stock(of: product) == 0
  }
#endif
