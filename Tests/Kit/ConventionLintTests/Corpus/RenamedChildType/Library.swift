// What is special here: the child is created through a type alias of another name, inside a map closure.
struct Book { let title: String; let price: Int }
protocol Pricing { func format(_ price: Int) -> String }
protocol Shelves { var books: [Book] { get } }

protocol HasPricing { var pricing: any Pricing { get } }
protocol HasShelves { var shelves: any Shelves { get } }

typealias BookRowDependencies = HasPricing

struct BookRow<Dependencies: BookRowDependencies> {
  let dependencies: Dependencies
  let book: Book
  var line: String { book.title + " " + dependencies.pricing.format(book.price) }
}

typealias Cell = BookRow

typealias LibraryDependencies = HasPricing & HasShelves

struct Library<Dependencies: LibraryDependencies> {
  let dependencies: Dependencies

  var lines: [String] {
    dependencies.shelves.books
      .filter { $0.price > 0 }
      .map { book in
        Cell(dependencies: dependencies, book: book).line
      }
  }

  var total: String {
    dependencies.pricing.format(dependencies.shelves.books.reduce(0) { $0 + $1.price })
  }
}
