// What is special here: the screen has no `dependencies`, gives its model's to a child, and lists the child's leaf in place of the alias.
protocol Books { func title(_ id: Int) -> String }
protocol Sharing { func share(_ text: String) }

protocol BooksProviding { var books: any Books { get } }
protocol SharingProviding { var sharing: any Sharing { get } }

typealias ShareButtonDependencies = SharingProviding

struct ShareButton<Dependencies: ShareButtonDependencies> {
  let dependencies: Dependencies
  let text: String
  func tap() { dependencies.sharing.share(text) }
}

typealias BookModelDependencies = BooksProviding

final class BookModel<Dependencies: BookModelDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func title(_ id: Int) -> String { dependencies.books.title(id) }
}

typealias BookScreenDependencies = BookModelDependencies
  & SharingProviding

struct BookScreen<Dependencies: BookScreenDependencies> {
  let model: BookModel<Dependencies>
  let id: Int

  func share() {
    ShareButton(
      dependencies: model.dependencies,
      text: model.title(id)
    ).tap()
  }
}
