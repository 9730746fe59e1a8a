// Fails lateChange: somebody else keeps the repository, and tells a screen that is gone.
// Also fails severalScreens.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = { [unowned self] in draw() }
