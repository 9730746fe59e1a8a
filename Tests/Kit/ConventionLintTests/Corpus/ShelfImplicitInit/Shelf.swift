// What is special here: the child is made with `.init`, after a type annotation, and its one further leaf was copied.
protocol Covers { func cover(of title: String) -> String }
protocol Loans { func isLent(_ title: String) -> Bool }

protocol CoversProviding { var covers: any Covers { get } }
protocol LoansProviding { var loans: any Loans { get } }

typealias BookDependencies = CoversProviding & LoansProviding

struct Book<Dependencies: BookDependencies> {
  let dependencies: Dependencies
  let title: String

  var line: String {
    let cover = dependencies.covers.cover(of: title)
    return dependencies.loans.isLent(title) ? "(\(cover))" : cover
  }
}

typealias ShelfDependencies = CoversProviding
  & LoansProviding

struct Shelf<Dependencies: ShelfDependencies> {
  let dependencies: Dependencies
  let titles: [String]

  var back: String { dependencies.covers.cover(of: "shelf") }

  func lines() -> [String] {
    var result = [back]
    for title in titles {
      let book: Book<Dependencies> = .init(dependencies: dependencies, title: title)
      result.append(book.line)
    }
    return result
  }
}
