import Foundation
import Testing

@testable import TwoModelsExercise

@Suite("Task 1: A model for the server")
struct Task1 {
  private let answer = Reader(name: "answer") { try products(inAnswer: $0) }

  @Test("The products of an answer are all there, in its order, with their names and sales.")
  func readsTheAnswer() throws {
    try require(try answer.products(in: newAnswer), is: samples(), "in newAnswer")
    for products in lists() {
      let wanted = products.map {
        Product(id: $0.id, name: $0.name, cents: 250, saleEnd: $0.saleEnd)
      }
      try requireRead(wanted, by: answer, ServerProduct.self, strays: ["name", "cents"]) {
        newObject($0, hasNull: $1)
      }
    }
    try requireTheProduct()
  }

  @Test("A price in euros becomes exactly as many cents, however it is written.")
  func countsCents() throws {
    let some = (0..<200).map { _ in Int.random(in: 300...999_999) }
    let prices = (Array(0..<300) + some + [999_999]).flatMap { cents in
      spellings(of: cents).map { (cents: cents, text: $0) }
    }
    let objects = prices.map { #"{"id": 1, "title": "tea", "price": \#($0.text)}"# }
    let found = try answer.products(in: "[\(objects.joined(separator: ","))]")
    try require(found.count, is: prices.count, "products")
    for (price, product) in zip(prices, found) where price.cents != product.cents {
      try require(product.cents, is: price.cents, "cents for a price of \(price.text)")
    }
  }

  @Test("An answer with a wrong product in it, or with another form, throws an error.")
  func refusesOtherAnswers() throws {
    let wrong = ["title": wrongTexts, "price": [#""2.5""#] + wrongNumbers]
    let (good, old) = (newObject(samples()[0]), oldObject(samples()[0]))
    try requireErrors(from: answer, ServerProduct.self, good, wrong: wrong, otherForm: old)
  }

  /// The core's product keeps what it is given, and is equal to one with the same values.
  private func requireTheProduct() throws {
    let all: [(id: Int, name: String, cents: Int, saleEnd: Int?)] = [
      (7, "tea", 250, 0), (8, "tea", 250, 0), (7, "Tea", 250, 0), (7, "tea", 251, 0),
      (7, "tea", 250, 20_801), (7, "tea", 250, nil), (-7, "", -250, -1), (.min, " ", .max, .min),
    ]
    func made(_ index: Int) -> Product {
      let (id, name, cents, saleEnd) = all[index]
      return Product(id: id, name: name, cents: cents, saleEnd: saleEnd)
    }
    for (index, given) in all.enumerated() {
      let product = made(index)
      try require(product.id, is: given.id, "as id of a new Product")
      try require(product.name, is: given.name, "as name of a new Product")
      try require(product.cents, is: given.cents, "as cents of a new Product")
      try require(product.saleEnd, is: given.saleEnd, "as saleEnd of a new Product")
      for other in all.indices {
        let what = "from \(words(product)) == \(words(made(other)))"
        try require(product == made(other), is: index == other, what)
      }
    }
    let constants = Mirror(reflecting: made(0)).children.map { $0.label ?? "" }
    try require(constants, is: ["id", "name", "cents", "saleEnd"], "as the constants of Product")
  }
}

@Suite("Task 2: A model for the files")
struct Task2 {
  private let stored = Reader(name: "file") { try products(inFile: $0) }

  @Test("Files from before the server's change are read, with all their products in order.")
  func readsOldFiles() throws {
    try require(try stored.products(in: oldFile), is: samples(), "in oldFile")
    for products in lists() {
      try requireRead(products, by: stored, StoredProduct.self, strays: ["title", "price"]) {
        oldObject($0, hasNull: $1)
      }
    }
  }

  @Test("A file is a list of products with exactly the keys and values of the old form.")
  func writesTheOldForm() throws {
    for products in lists() {
      let wanted = products.map(words)
      try require(try written(products), is: wanted, "in the file")
      let read = try stored.products(in: list(products.map { oldObject($0, hasNull: true) }))
      try require(try written(read), is: wanted, "in the file, read and saved again")
      let models = try recoded(StoredProduct.self, list(products.map { oldObject($0) }))
      try require(try objects(in: models), is: wanted, "from StoredProduct, decoded and encoded")
    }
  }

  @Test("What is saved and read again is equal to what it was, also the second time.")
  func readsWhatItWrote() throws {
    for products in lists() {
      var kept = products
      for round in 1...2 {
        kept = try stored.products(in: file(of: kept))
        try require(kept, is: products, "after saving and reading (\(round))")
      }
    }
  }

  @Test("A file with a wrong product in it, or with another form, throws an error.")
  func refusesOtherFiles() throws {
    let wrong = ["name": wrongTexts, "cents": wrongNumbers + noInts]
    let (good, new) = (oldObject(samples()[0]), newObject(samples()[0]))
    try requireErrors(from: stored, StoredProduct.self, good, wrong: wrong, otherForm: new)
  }

  /// The keys and values of each product in a file.
  private func written(_ products: [Product]) throws -> [String] {
    try objects(in: file(of: products))
  }

  private func objects(in text: String) throws -> [String] {
    let objects = try #require(
      try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]],
      "expected a list of products as JSON, found '\(text)'")
    return objects.map { words($0.mapValues { ($0 as? String).map(quoted) ?? "\($0)" }) }
  }

  /// A list of models, decoded and encoded.
  private func recoded(_ model: Any.Type, _ list: String) throws -> String {
    func recoded<Model: Codable>(_ model: Model.Type) throws -> String {
      try encoded(decoded([Model].self, from: list))
    }
    let found = model as? any Codable.Type
    let type = try #require(found, "expected a type that is Codable, found \(model)")
    return try recoded(type)
  }
}

@Suite("Task 3: A rule")
struct Task3 {
  @Test("A product is on sale until the day before its sale ends, and without a sale never.")
  func endsInTime() throws {
    let never = sold(until: nil)
    for day in [Int.random(in: -99 ... -9), 0, Int.random(in: 9...30_000), -1, 1] {
      for left in [-5, -1, 0, 1, 2, 9_000] {
        let product = sold(until: day + left)
        let cases = [[product], [never, product], [product, never], [product, product], [never]]
        for products in cases + [[]] {
          let wanted = left > 0 ? products.filter { $0.saleEnd != nil } : []
          let found = onSale(products, on: day)
          try require(found, is: wanted, "on sale on day \(day), of \(products.map(words))")
        }
      }
    }
    for day in [Int.min, -1, 0, .max] {
      for end in [Int.min, -1, 0, 1, .max] {
        let products = [sold(until: end)]
        let wanted = end > day ? products : []
        let found = onSale(products, on: day)
        try require(found, is: wanted, "on sale on day \(day), of \(products.map(words))")
      }
    }
  }

  @Test("The sale that ends first stands first, and those of one day stay as handed in.")
  func sortsByEnd() throws {
    for count in stride(from: 2, through: 40, by: 4) {
      let day = Int.random(in: -9...30_000)
      let drawn = (0..<count).map { sold($0 % 3, until: day + 1 + ($0 * 7 + count) % 4) }
      for products in [drawn + drawn.prefix(2), drawn.reversed() + [sold(until: nil)] + drawn] {
        for today in [day, day + 1, day] {
          let ends = (day + 1...day + 4).filter { $0 > today }
          let wanted = ends.flatMap { end in products.filter { $0.saleEnd == end } }
          try require(onSale(products, on: today), is: wanted, "on sale on day \(today)")
        }
      }
    }
    let ends: [Int] = [Int.max, -9, Int.min + 1, 1, Int.max, 0]
    let all = ends.map { sold(until: $0) }
    let orders: [(day: Int, wanted: [Int])] = [
      (Int.min, [2, 1, 5, 3, 0, 4]), (-2, [5, 3, 0, 4]), (Int.max - 1, [0, 4]),
    ]
    for (day, wanted) in orders {
      let what = "on sale on day \(day), of \(all.map(words))"
      try require(onSale(all, on: day), is: wanted.map { all[$0] }, what)
    }
  }

  private func sold(_ id: Int = number(), until end: Int?) -> Product {
    Product(id: id, name: name(), cents: number(), saleEnd: end)
  }
}

/// One of the two functions that read.
private struct Reader {
  let name: String
  let read: (String) throws -> [Product]

  /// The products in JSON that is as it should be.
  func products(in text: String, at place: SourceLocation = #_sourceLocation) throws -> [Product] {
    do {
      return try read(text)
    } catch {
      let start = text.prefix(150)
      let words = "expected products from the \(name) \(start), found \(error)"
      try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
      return []
    }
  }
}

/// Reads products, and each of them as a model, with and without a null and other keys.
private func requireRead(
  _ wanted: [Product], by reader: Reader, _ model: Any.Type, strays: [String],
  at place: SourceLocation = #_sourceLocation, _ object: (Product, Bool) -> [String: String]
) throws {
  let unknown = ["z": "[null, 1]", "Id": #""x""#, "saleStart": "{}"]
  var cases: [(hasNull: Bool, more: [String: String])] = [
    (false, [:]), (true, [:]), (true, unknown),
  ]
  for value in ["7", #""x""#, "true", "[null, 1]", "{}", "null"] {
    cases.append((false, Dictionary(uniqueKeysWithValues: strays.map { ($0, value) })))
  }
  for (hasNull, more) in cases {
    let objects = wanted.map { object($0, hasNull).merging(more) { $1 } }
    let found = try reader.products(in: list(objects), at: place)
    try require(found, is: wanted, "in the \(reader.name)", at: place)
    for object in objects {
      let what = "from decoding \(model) from \(text(object))"
      try require(result(of: model, from: object), is: "a model", what, at: place)
    }
  }
}

/// Reads the first of the samples, and lists in which something is wrong.
private func requireErrors(
  from reader: Reader, _ model: Any.Type, _ good: [String: String], wrong: [String: [String]],
  otherForm: [String: String], at place: SourceLocation = #_sourceLocation
) throws {
  let goodResult = result(of: model, from: good)
  try require(goodResult, is: "a model", "from decoding \(model) from \(text(good))", at: place)
  var objects: [[String: String]] = [[:], otherForm]
  let ints = wrongNumbers + noInts
  let all = wrong.merging(["id": ints, "saleEnd": ints]) { $1 }
  for object in [good, otherForm.merging(good) { $1 }] {
    for (key, values) in all.sorted(by: { $0.key < $1.key }) {
      for value in values { objects.append(object.merging([key: value]) { $1 }) }
      if key == "saleEnd" { continue }
      objects.append(object.merging([key: "null"]) { $1 })
      objects.append(object.filter { $0.key != key })
    }
  }
  for object in objects {
    let found = result(of: model, from: object)
    try require(found, is: "an error", "from decoding \(model) from \(text(object))", at: place)
  }
  let one = list([good])
  let lists = objects.enumerated().map { number, object in
    list([[object], [good, object], [object, good]][number % 3])
  }
  let inside = ["products", "items", "data", "list", "result", "answer", "file"].flatMap { key in
    [[key: one], [key: text(good)], [key: one, "form": "2", "version": "2"]].map(text)
  }
  let more = [
    "", " ", "null", "7", "{}", "tea", "[7]", "[null]", "[\(one)]", "\(one.dropLast())", text(good),
    one + one, quoted(one), "tea \(one)", "\(one) tea", "{\(one)}",
  ]
  for (number, text) in (lists + inside + more).enumerated() {
    if number % 5 == 0 {
      let first = try reader.products(in: one, at: place)
      try require(first, is: [samples()[0]], "in a good \(reader.name)", at: place)
    }
    let found = (try? reader.read(text)).map { "\($0.count) products" } ?? "an error"
    try require(found, is: "an error", "from the \(reader.name) \(text)", at: place)
  }
}

/// What comes of decoding a type from one product; the stub's can't be decoded.
private func result(of model: Any.Type, from object: [String: String]) -> String {
  guard let model = model as? any Decodable.Type else { return "a type that isn't Decodable" }
  let found = try? decoded(model, from: text(object))
  return found == nil ? "an error" : "a model"
}

private let wrongTexts = ["7", "2.5", "[]", "{}", "true", "false"]
private let wrongNumbers = [#""250""#, #""x""#, #""""#, "[2]", "{}", #"{"a": 2}"#, "true", "false"]
private let noInts = ["2.5", "9223372036854775808", "-9223372036854775809"]

/// The products of both samples.
private func samples() -> [Product] {
  [
    Product(id: 7, name: "tea", cents: 250, saleEnd: 20_800),
    Product(id: 8, name: "bread", cents: 319, saleEnd: nil),
  ]
}

/// Lists of products whose values are drawn.
private func lists() -> [[Product]] {
  let ascii = String(String.UnicodeScalarView((0...127).map { Unicode.Scalar($0) }))
  let others = "\r\n é 🫖 \u{85}\u{A0}\u{2028}\u{FEFF}\u{FFFF} \\u0041 "
  let names = [name(), " \(name())\t", "", ascii + others, " ", "title", "null"]
  let ends = [nil, number(), 0, -number(), nil, .max, .min]
  let cents = [number(), 0, 7, -number(), .max, .min, number()]
  let ids = [number(), 0, -number(), .max, .min, 1, 7]
  let all = (0..<7).map {
    Product(id: ids[$0], name: names[$0], cents: cents[$0], saleEnd: ends[$0])
  }
  return [all, [all[0]], [], [all[1]], all + all.reversed(), [all[2], all[2]]]
}

private func number() -> Int { Int.random(in: 1_000...999_999) }

private func name() -> String { "product \(number())" }

/// Each way to write as many cents in euros.
private func spellings(of cents: Int) -> [String] {
  let (euros, rest) = (cents / 100, cents % 100)
  return ["\(euros).\(rest < 10 ? "0" : "")\(rest)"]
    + (rest % 10 == 0 ? ["\(euros).\(rest / 10)"] : []) + (rest == 0 ? ["\(euros)"] : [])
}

/// The values of a product in JSON, by the keys of the old form.
private func oldObject(_ product: Product, hasNull: Bool = false) -> [String: String] {
  var object = ["id": "\(product.id)", "name": quoted(product.name), "cents": "\(product.cents)"]
  object["saleEnd"] = product.saleEnd.map { "\($0)" } ?? (hasNull ? "null" : nil)
  return object
}

/// The same with the keys of the server's new form, for 2.50 euros.
private func newObject(_ product: Product, hasNull: Bool = false) -> [String: String] {
  var object = oldObject(product, hasNull: hasNull)
  object["title"] = object.removeValue(forKey: "name")
  object["cents"] = nil
  object["price"] = "2.5"
  return object
}

/// A string can always be written.
private func quoted(_ text: String) -> String {
  try! encoded(text)
}

private func text(_ object: [String: String]) -> String {
  "{\(object.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
}

private func list(_ objects: [[String: String]]) -> String {
  "[\(objects.map(text).joined(separator: ", "))]"
}

/// In the order of the keys, so that equal objects have equal words.
private func words(_ object: [String: String]) -> String {
  "{\(object.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", "))}"
}

private func words(_ product: Product) -> String { words(oldObject(product)) }

private func require(
  _ found: [Product], is wanted: [Product], _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  try require(found.count, is: wanted.count, "products \(what())", at: place)
  for (found, wanted) in zip(found, wanted) {
    let isEqual = (found.id, found.name, found.cents) == (wanted.id, wanted.name, wanted.cents)
    if isEqual, found.saleEnd == wanted.saleEnd { continue }
    try require(words(found), is: words(wanted), "as a product \(what())", at: place)
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}

#if PROBES
  // Task 1: The core's product has its properties and can't be encoded or decoded.
  // See Product
  func coreHasNoJSON(other: inout Product) {
    func encode<Value: Encodable>(_ value: Value) {}
    func decode<Value: Decodable>(_ type: Value.Type) {}
    let product = Product(id: 1, name: "tea", cents: 250, saleEnd: nil)
    _ = Product(id: 1, name: "tea", cents: 250)  // refused: missing argument
    let _: (Int, String, Int, Int?) = (product.id, product.name, product.cents, product.saleEnd)
    let _: Bool = product == other
    other.id = 1  // refused: cannot assign
    other.name = ""  // refused: cannot assign
    other.cents = 1  // refused: cannot assign
    other.saleEnd = 1  // refused: cannot assign
    encode(product)  // refused: Encodable
    decode(Product.self)  // refused: Decodable
  }

  // Task 1: The server's model is a type of its own; it can be decoded and not encoded.
  func serverModelOnlyReads(model: ServerProduct) {
    func encode<Value: Encodable>(_ value: Value) {}
    func decode<Value: Decodable>(_ type: Value.Type) {}
    decode(ServerProduct.self)
    encode(model)  // refused: Encodable
    let _: Product = model  // refused: cannot convert
  }

  // Task 2: The files' model is a type of its own; it can be decoded and encoded.
  func storedModelReadsAndWrites(model: StoredProduct) {
    func encode<Value: Encodable>(_ value: Value) {}
    func decode<Value: Decodable>(_ type: Value.Type) {}
    decode(StoredProduct.self)
    encode(model)
    let _: Product = model  // refused: cannot convert
    let _: ServerProduct = model  // refused: cannot convert
  }
#endif
