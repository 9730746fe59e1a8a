// In `ProductDataRepository.swift`, `ofTheDay` becomes a computed property,
// `static var ofTheDay: ProductDataRepository { ProductDataRepository() }`. Two
// views read it, and they are closed. Which repositories are alive then?
// Edit ProductDataRepository.swift, instead of:
  static let ofTheDay = ProductDataRepository()
// put:
  static var ofTheDay: ProductDataRepository { ProductDataRepository() }
// Asks:
// == A static ==
// twice.alive // []
// Changes:
