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
  private func wish(_ name: String, in window: Window) {
    window.makeItem(Item(name: name)).addToWishes()
  }

  // See Login.openWindow
  @Test("The windows of a login share its wishes, and the next login begins without any.")
  func windowsShareTheirLogin() throws {
    wish("milk", in: Login(user: "Bo").openWindow())
    let ada = Login(user: "Ada")
    let windows = [ada.openWindow(), ada.openWindow()]
    try expect(windows[0].makeWishes().lines, is: [], "in Ada's window after Bo's login")
    wish("tea", in: windows[0])
    try expect(windows[1].makeWishes().lines, is: ["tea"], "in Ada's second window")
  }

  // See Login
  @Test("Two logins at the same time have a list each.")
  func loginsAtTheSameTime() throws {
    let (ada, eve) = (Login(user: "Ada"), Login(user: "Eve"))
    let (adas, eves) = (ada.openWindow(), eve.openWindow())
    wish("tea", in: adas)
    wish("cake", in: eves)
    try expect(adas.makeWishes().lines, is: ["tea"], "in Ada's window")
    try expect(eves.makeWishes().lines, is: ["cake"], "in Eve's window")
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
