// Fails bothGo: after the first answer the circle is cut, and the second one finds no presenter.
// Also fails everyAnswerIsShown, lateAnswer, twoScreens.
// TASK 2: Join the two so that both go when nobody holds the screen any more.
let presenter = ItemsPresenter(view: screen, server: server)
screen.onAppear = { [weak screen] in
  presenter.load()
  screen?.onAppear = {}
}
