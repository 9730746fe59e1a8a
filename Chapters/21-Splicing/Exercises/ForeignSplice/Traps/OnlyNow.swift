// Fails drawsAndGoes: it draws once, and hears of no change.
// Also fails severalScreens.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = {}
