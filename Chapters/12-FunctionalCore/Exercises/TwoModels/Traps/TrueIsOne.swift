// Fails refusesOtherAnswers: without a decoder, a true counts as the number 1.
// TASK 1: Write ServerProduct.
import Foundation

struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?
}
// TASK 1: Read what the server answers now.
let wrong = CocoaError(.coderReadCorrupt)
let json = try JSONSerialization.jsonObject(with: Data(answer.utf8))
guard let objects = json as? [[String: Any]] else { throw wrong }
return try objects.map { object in
  guard let id = object["id"] as? Int, let title = object["title"] as? String,
    let price = object["price"] as? Double
  else { throw wrong }
  var saleEnd: Int?
  if let value = object["saleEnd"], !(value is NSNull) {
    guard let day = value as? Int else { throw wrong }
    saleEnd = day
  }
  return Product(id: id, name: title, cents: Int((price * 100).rounded()), saleEnd: saleEnd)
}
