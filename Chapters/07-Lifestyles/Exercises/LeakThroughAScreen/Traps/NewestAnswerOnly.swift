// Fails everyAnswerIsShown: an answer is dropped when the screen has appeared again.
// TASK 2: Join the two so that both go when nobody holds the screen any more.
final class Newest: ItemsServer {
  private let server: any ItemsServer
  private var questions = 0

  init(_ server: any ItemsServer) { self.server = server }

  func fetchItems(_ answer: @escaping ([String]) -> Void) {
    questions += 1
    server.fetchItems { [mine = questions] items in if mine == self.questions { answer(items) } }
  }
}
let presenter = ItemsPresenter(view: WeakView(screen), server: Newest(server))
screen.onAppear = { presenter.load() }
