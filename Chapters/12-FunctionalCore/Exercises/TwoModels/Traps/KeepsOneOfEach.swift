// Fails readsWhatItWrote: of equal products, one is saved.
// Also fails writesTheOldForm.
// TASK 2: Write the form that files have had so far.
var kept: [Product] = []
for product in products where !kept.contains(product) { kept.append(product) }
return try encoded(kept.map { StoredProduct($0) })
