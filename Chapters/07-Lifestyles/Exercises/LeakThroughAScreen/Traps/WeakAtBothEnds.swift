// Fails bothGo: the presenter goes at once.
// Also fails lateAnswer, twoScreens.
// TASK 2: Join the two so that both go when nobody holds the screen any more.
let presenter = ItemsPresenter(view: WeakView(screen), server: server)
screen.onAppear = { [weak presenter] in presenter?.load() }
