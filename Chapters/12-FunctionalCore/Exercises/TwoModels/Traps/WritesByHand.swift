// Fails writesTheOldForm: JSON written by hand, and a tab in a name makes a file that isn't read.
// Also fails readsWhatItWrote.
// TASK 2: Write the form that files have had so far.
let objects = products.map { product in
  let name = product.name.replacing("\\", with: "\\\\")
    .replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  let end = product.saleEnd.map { ", \"saleEnd\": \($0)" } ?? ""
  return "{\"id\": \(product.id), \"name\": \"\(name)\", \"cents\": \(product.cents)\(end)}"
}
return "[\(objects.joined(separator: ", "))]"
