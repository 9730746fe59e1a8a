import Checking
import Testing

@testable import NinthDifferenceExercise

@MainActor
@Suite("Task 1: A parameter that is used")
struct Task1 {
  // See ItemModel.addToWishes
  @Test("The detail adds its item to the list that it was given.")
  func addsToItsList() throws {
    let (ada, eve) = (WishList(), WishList())
    ItemModel(item: Item(name: "tea"), wishes: ada).addToWishes()
    try expect(ada.names, is: ["tea"], "in the list that the detail was given")
    try expect(eve.names, is: [], "in another list")
  }

  // See WishesModel.lines
  @Test("The screen with wishes shows the list that it was given, and what is added later.")
  func showsItsList() throws {
    let wishes = WishList()
    wishes.add("tea")
    let screen = WishesModel(wishes: wishes)
    try expect(screen.lines, is: ["tea"], "on the screen")
    wishes.add("cake")
    try expect(screen.lines, is: ["tea", "cake"], "on the screen after another wish")
  }
}

@MainActor
@Suite("Task 2: How long a wish lives")
struct Task2 {
  private func wish(_ name: String, in window: WindowRoot) {
    window.makeItem(Item(name: name)).addToWishes()
  }

  // See WindowRoot
  @Test("The windows of a login share its wishes.")
  func windowsShareTheirLogin() throws {
    let root = Root()
    root.session.logIn("Bo")
    wish("milk", in: root.openWindow())
    root.session.logOut()
    root.session.logIn("Ada")
    let windows = [root.openWindow(), root.openWindow()]
    try expect(windows[0].title, is: "Shop of Ada", "as the title of a window")
    try expect(windows[0].makeWishes().lines, is: [], "in Ada's first window")
    wish("tea", in: windows[0])
    try expect(windows[1].makeWishes().lines, is: ["tea"], "in Ada's second window")
  }

  // See Session.logIn
  @Test("After a logout, a window shows no wishes, to a guest or to the next customer.")
  func nextLoginBeginsWithout() throws {
    let root = Root()
    root.session.logIn("Ada")
    let window = root.openWindow()
    wish("tea", in: window)
    root.session.logOut()
    try expect(window.makeWishes().lines, is: [], "in the window after Ada's logout")
    root.session.logIn("Eve")
    try expect(window.makeWishes().lines, is: [], "in the window after Eve's login")
  }

  // See Session.logIn
  @Test("A detail that Ada has left open adds no wish to Eve's list.")
  func openDetailKeepsItsList() throws {
    let root = Root()
    root.session.logIn("Ada")
    let window = root.openWindow()
    let detail = window.makeItem(Item(name: "tea"))
    root.session.logOut()
    root.session.logIn("Eve")
    wish("cake", in: window)
    detail.addToWishes()
    try expect(window.makeWishes().lines, is: ["cake"], "in Eve's window")
  }

  // See Session
  @Test("Two phones have a list each.")
  func phonesHaveTheirOwn() throws {
    let (adas, eves) = (Root(), Root())
    adas.session.logIn("Ada")
    eves.session.logIn("Eve")
    wish("tea", in: adas.openWindow())
    wish("cake", in: eves.openWindow())
    try expect(adas.openWindow().makeWishes().lines, is: ["tea"], "on Ada's phone")
    try expect(eves.openWindow().makeWishes().lines, is: ["cake"], "on Eve's phone")
  }
}

#if PROBES
  // Task 1: No caller can forget the list of a detail.
  // See ItemModel
  @MainActor func detailNeedsItsList(item: Item, wishes: WishList) {
    _ = ItemModel(item: item, wishes: wishes)
    _ = ItemModel(item: item)  // refused: argument
  }

  // Task 1: No caller can forget the list of the screen with wishes.
  // See WishesModel
  @MainActor func screenNeedsItsList(wishes: WishList) {
    _ = WishesModel(wishes: wishes)
    _ = WishesModel()  // refused: argument
  }

  // Task 2: There is no list for the whole app anymore.
  // See WishList
  @MainActor func noListForAll() {
    _ = WishList()
    _ = WishList.shared  // refused: shared
  }
#endif
