// Fails writesTheOldForm: a number of the form is useful, and it makes another form of it.
// Also fails readsWhatItWrote.
// TASK 2: Write the form that files have had so far.
struct Form: Encodable {
  let form: Int
  let products: [StoredProduct]
}
return try encoded(Form(form: 2, products: products.map { StoredProduct($0) }))
