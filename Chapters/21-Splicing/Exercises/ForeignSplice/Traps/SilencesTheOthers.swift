// Fails severalScreens: whoever was told before is told no more.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = { [weak self] in self?.draw() }
