// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Take JSON out of the type that the rules and the screens use.
/// A product of the shop.
struct Product: Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  /// The first day without the sale, counted from 1970; nil if there is no sale.
  let saleEnd: Int?
}
// STUB
// /// A product of the shop.
// struct Product: Codable, Equatable, Sendable {
//   let id: Int
//   let name: String
//   let cents: Int
//   /// The first day without the sale, counted from 1970; nil if there is no sale.
//   let saleEnd: Int?
// }
// END

// TASK 1: Write ServerProduct.
/// A product as the server writes it.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Int
  let saleEnd: Int?

  var product: Product { Product(id: id, name: title, cents: price, saleEnd: saleEnd) }
}
// STUB
// struct ServerProduct {}
// END

/// The products in an answer of the server.
func products(inAnswer answer: String) throws -> [Product] {
  // TASK 1: Read what the server answers now.
  try decoded([ServerProduct].self, from: answer).map { $0.product }
  // STUB
  // try decoded([Product].self, from: answer)
  // END
}

// TASK 2: Write StoredProduct.
/// A product as the file has it.
struct StoredProduct: Codable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?

  init(_ product: Product) {
    id = product.id
    name = product.name
    cents = product.cents
    saleEnd = product.saleEnd
  }

  var product: Product { Product(id: id, name: name, cents: cents, saleEnd: saleEnd) }
}
// STUB
// struct StoredProduct {}
// END

/// The products in a file.
func products(inFile file: String) throws -> [Product] {
  // TASK 2: Read files from before the server's change, and files from after it.
  try decoded([StoredProduct].self, from: file).map { $0.product }
  // STUB
  // []
  // END
}

/// A file with these products.
func file(of products: [Product]) throws -> String {
  // TASK 2: Write the form that files have had so far.
  try encoded(products.map { StoredProduct($0) })
  // STUB
  // ""
  // END
}

/// The products that are on sale on a day.
func onSale(_ products: [Product], on day: Int) -> [Product] {
  // TASK 3: Decide it by the products and the day alone.
  products.filter { product in
    guard let end = product.saleEnd else { return false }
    return day < end
  }
  // STUB
  // []
  // END
}
