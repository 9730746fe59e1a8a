// Fails drawsAndGoes: it draws once, and hears of no change.
// Also fails twoScreens.
// TASK 2: Let the repository tell this screen, and not keep it.
draw()
repository.onChange = {}
