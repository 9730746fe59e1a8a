// Fails lateChange: somebody else keeps the repository, and tells a screen that is gone.
// TASK 2: Let the repository tell this screen, and not keep it.
draw()
repository.onChange = { [unowned self] in draw() }
