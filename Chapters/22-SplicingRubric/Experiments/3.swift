// In `ProductDataRepository.swift`, `ofTheDay` becomes a computed property,
// `static var ofTheDay: ProductDataRepository { ProductDataRepository() }`.
// Which repositories are alive after the two views that read it are closed?
// Edit ProductDataRepository.swift, instead of:
  static let ofTheDay = ProductDataRepository()
// put:
  static var ofTheDay: ProductDataRepository { ProductDataRepository() }
// Asks:
// == A static ==
// twice.alive // []
// Changes:
// == A static ==
// twice.alive // []
