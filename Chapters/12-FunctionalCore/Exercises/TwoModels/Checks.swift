import Checking
import Testing

@testable import TwoModelsExercise

@Suite("Task 1: A model for the server")
struct Task1 {
  // See ServerProduct
  @Test("The new answer is read, with and without a sale.")
  func readsTheAnswer() throws {
    let wanted = ["7 tea 250, sale until 20800", "8 bread 319, no sale"]
    try expect(read { try products(inAnswer: newAnswer) }, is: wanted, "from 'newAnswer'")
  }
}

@Suite("Task 2: A model for the files")
struct Task2 {
  private let tea = Product(id: 7, name: "tea", cents: 250, saleEnd: 20_800)
  private let bread = Product(id: 8, name: "bread", cents: 319, saleEnd: nil)

  // See StoredProduct
  @Test("A file from before the server's change is read.")
  func readsOldFiles() throws {
    let wanted = ["7 tea 250, sale until 20800", "8 bread 319, no sale"]
    try expect(read { try products(inFile: oldFile) }, is: wanted, "from 'oldFile'")
  }

  // See StoredProduct
  @Test("What is saved can be read again, also by an app from before the change.")
  func writesTheOldForm() throws {
    let saved = try file(of: [bread, tea])
    let wanted = ["8 bread 319, no sale", "7 tea 250, sale until 20800"]
    try expect(read { try products(inFile: saved) }, is: wanted, "from a file with bread and tea")
    let before = read { try decoded([ProductBefore].self, from: saved).map(\.product) }
    try expect(before, is: wanted, "from that file, by the app on the tablet")
  }

  // See StoredProduct
  @Test("A file that can't be read is an error.")
  func refusesBrokenFiles() throws {
    let isError = (try? products(inFile: #"[{"id": 7, "na"#)) == nil
    try expect(isError ? "an error" : "a list", is: "an error", "from a file that is cut off")
  }
}

@Suite("Task 3: A rule")
struct Task3 {
  // See onSale
  @Test("A product is on sale before the day on which its sale ends.")
  func endsInTime() throws {
    let products = [("tea", 30), ("bread", nil), ("milk", 20)].map {
      Product(id: 1, name: $0, cents: 250, saleEnd: $1)
    }
    for (day, wanted) in [(19, ["tea", "milk"]), (20, ["tea"]), (29, ["tea"]), (30, [])] {
      let what = "on day \(day), when tea ends on 30, milk on 20, and bread has no sale"
      try expect(onSale(products, on: day).map(\.name), is: wanted, what)
    }
  }
}

/// A product in the app from before the server's change.
private struct ProductBefore: Decodable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?

  var product: Product { Product(id: id, name: name, cents: cents, saleEnd: saleEnd) }
}

/// A line for each product, or what went wrong.
private func read(_ products: () throws -> [Product]) -> [String] {
  do {
    return try products().map { product in
      let sale = product.saleEnd.map { "sale until \($0)" } ?? "no sale"
      return "\(product.id) \(line(of: product)), \(sale)"
    }
  } catch DecodingError.keyNotFound(let key, _) {
    return ["an error: no key \(key.stringValue)"]
  } catch {
    return ["an error: \(error)"]
  }
}

#if PROBES
  // Task 1: No JSON comes in or goes out as a Product.
  // See Product
  func coreHasNoJSON(product: Product) {
    func encode<Value: Encodable>(_ value: Value) {}
    func decode<Value: Decodable>(_ type: Value.Type) {}
    encode(product)  // refused: Encodable
    decode(Product.self)  // refused: Decodable
  }
#endif
