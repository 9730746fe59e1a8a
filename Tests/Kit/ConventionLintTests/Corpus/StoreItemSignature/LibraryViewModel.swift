// What is special here: the leaf's property is never read, only its associated type appears in the view model's signatures.
protocol Storing { associatedtype Item: Hashable; func all() -> [Item] }
protocol Sorting { func rank(_ title: String) -> Int }

protocol StoreProviding { associatedtype Store: Storing; var store: Store { get } }
protocol SorterProviding { var sorter: any Sorting { get } }

typealias LibraryViewModelDependencies = StoreProviding & SorterProviding

final class LibraryViewModel<Dependencies: LibraryViewModelDependencies> {
  private let dependencies: Dependencies
  private var selection: Set<Dependencies.Store.Item> = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func toggle(_ item: Dependencies.Store.Item) {
    if selection.contains(item) { selection.remove(item) } else { selection.insert(item) }
  }

  func isHigh(_ title: String) -> Bool { dependencies.sorter.rank(title) > selection.count }
}
