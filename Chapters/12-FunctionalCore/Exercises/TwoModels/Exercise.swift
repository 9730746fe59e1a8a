// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Take JSON out of the type that the rules and the screens use.
/// A product of the shop.
struct Product: Codable, Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  /// The first day without the sale, counted from 1970; nil if there is no sale.
  let saleEnd: Int?
}
// END

// TASK 1: Write ServerProduct.
struct ServerProduct {}
// END

/// The products in an answer of the server.
func products(inAnswer answer: String) throws -> [Product] {
  // TASK 1: Read what the server answers now.
  try decoded([Product].self, from: answer)
  // END
}

// TASK 2: Write StoredProduct.
struct StoredProduct {}
// END

/// The products in a file.
func products(inFile file: String) throws -> [Product] {
  // TASK 2: Read files from before the server's change, and files from after it.
  []
  // END
}

/// A file with these products.
func file(of products: [Product]) throws -> String {
  // TASK 2: Write the form that files have had so far.
  ""
  // END
}

/// The products that are on sale on a day.
func onSale(_ products: [Product], on day: Int) -> [Product] {
  // TASK 3: Decide it by the products and the day alone.
  []
  // END
}
