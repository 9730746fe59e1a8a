import Checking
import Playground
import Testing

@testable import ChangeTheWayExercise

@Suite("Task 1: The request")
@MainActor
struct Task1 {
  // See ChatRequest
  @Test("An answer is handled with the services of its own request.")
  func answersApart() throws {
    let play = Play()
    let window = play.teaApp.open()
    window.send("hi")
    play.openBookShop()
    play.tea.time = "9:05"
    play.tea.answer()
    let steps = ["tea server gets hi", "tea store 1 keeps hi at 9:05"]
    let place = "if the book shop opened before the tea server's answer at 9:05"
    try expect(play.log.lines, is: steps, place)
  }
}

@Suite("Task 2: The model and the screen")
@MainActor
struct Task2 {
  // See ChatModel
  @Test("A window uses the services with which it was opened.")
  func windowsApart() throws {
    let play = Play()
    let window = play.teaApp.open()
    play.openBookShop()
    try expect(window.title, is: "Chat at 9:00", "as the tea window's title beside a book window")
    window.send("hi")
    play.tea.answer()
    let steps = ["tea server gets hi", "tea store 1 keeps hi at 9:00"]
    try expect(play.log.lines, is: steps, "if the tea window sends beside a book window")
    try expect(window.lines, is: ["hi at 9:00"], "in the tea window")
    try expect(ChatTests.failures, is: [], "as failures of the given tests")
  }

  // See ChatApp.open
  @Test("Each window of an app has a store of its own.")
  func ownStores() throws {
    let play = Play()
    let windows = [play.teaApp.open(), play.teaApp.open()]
    windows[0].send("hi")
    play.tea.answer()
    try expect(windows[0].lines, is: ["hi at 9:00"], "in the window that sent hi")
    try expect(windows[1].lines, is: [], "in the other window of this app")
  }
}

@Suite("Task 3: The container goes")
@MainActor
struct Task3 {
  // See ChatApp
  @Test("Each app uses its own services, whichever is made or opens a window first.")
  func appsApart() throws {
    let play = Play()
    let bookApp = ChatApp(play.book.services)
    for window in [play.teaApp.open(), bookApp.open()] { window.send("hi") }
    let steps = ["tea server gets hi", "book server gets hi"]
    let place = "if the apps of tea and book are made, and then open windows that send"
    try expect(play.log.lines, is: steps, place)
    try expect(ChatTests.failures, is: [], "as failures of the given tests")
  }

  // See ChatApp
  @Test("When an app and its windows are gone, nothing keeps their services.")
  func nothingStays() throws {
    func visit() -> Lifetimes {
      let play = Play()
      play.teaApp.open().send("hi")
      play.tea.answer()
      return play.lifetimes
    }
    try expect(visit().alive, is: [], "alive when the tea app and its window are gone")
  }
}

/// A tea shop whose app is made first, and a book shop.
@MainActor
private final class Play {
  let (lifetimes, log) = (Lifetimes(), Log())
  let tea: Desk
  let book: Desk
  let teaApp: ChatApp
  private var bookWindow: ChatScreen?

  init() {
    tea = Desk("tea", time: "9:00", log, lifetimes)
    book = Desk("book", time: "20:00", log, lifetimes)
    teaApp = ChatApp(tea.services)
  }

  func openBookShop() { bookWindow = ChatApp(book.services).open() }
}

#if PROBES
  // Task 1: A request names each of its services.
  // See ChatRequest
  @MainActor
  func requestIsHanded(a: any ChatServer, b: any ChatClock, c: any ChatStore) {
    _ = ChatRequest(server: a, clock: b, store: c)
    _ = ChatRequest(clock: b, store: c)  // refused: server
    _ = ChatRequest(server: a, store: c)  // refused: clock
    _ = ChatRequest(server: a, clock: b)  // refused: store
  }

  // Task 2: The model and the screen are handed their services.
  // See ChatModel
  @MainActor
  func modelIsHanded(a: any ChatServer, b: any ChatClock, c: any ChatStore) {
    _ = (ChatModel(server: a, clock: b, store: c), ChatScreen(server: a, clock: b, store: c))
    _ = ChatModel(server: a, clock: b)  // refused: store
    _ = ChatScreen(server: a, clock: b)  // refused: store
  }

  // Task 3: There is no container any more.
  func nothingIsGlobal() {
    _ = Container.self  // refused: Container
  }
#endif
