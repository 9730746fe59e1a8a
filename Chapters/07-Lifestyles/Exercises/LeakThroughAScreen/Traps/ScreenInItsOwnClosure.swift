// Fails bothGo: the screen holds a closure that holds the screen.
// Also fails everyAnswerIsShown, lateAnswer, twoScreens.
// TASK 2: Join the two so that both go when nobody holds the screen any more.
let presenter = ItemsPresenter(view: WeakView(screen), server: server)
screen.onAppear = {
  screen.display(["loading"])
  presenter.load()
}
