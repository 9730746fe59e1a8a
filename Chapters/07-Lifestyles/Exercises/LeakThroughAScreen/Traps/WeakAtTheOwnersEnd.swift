// Fails bothGo: nobody is left to hold the presenter, and nothing is shown.
// Also fails everyAnswerIsShown, lateAnswer, twoScreens.
// TASK 2: Join the two so that both go when nobody holds the screen any more.
let presenter = ItemsPresenter(view: screen, server: server)
screen.onAppear = { [weak presenter] in presenter?.load() }
