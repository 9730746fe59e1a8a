/// Makes one list screen, and returns the same screen at each visit.
final class CachingListComposer: ListComposer {
  private let list: any ListComposer
  private lazy var screen = list.makeScreen()

  init(_ list: any ListComposer) { self.list = list }

  func makeScreen() -> ListScreen { screen }
}
