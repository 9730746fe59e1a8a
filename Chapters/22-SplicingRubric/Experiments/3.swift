// In `ProductDataRepository.swift`, `ofTheDay` is a `static let`, so its
// repository stays when the two views that read it are closed. It becomes a
// computed property, `static var ofTheDay: ProductDataRepository {
// ProductDataRepository() }`. Which repositories are alive then?
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
