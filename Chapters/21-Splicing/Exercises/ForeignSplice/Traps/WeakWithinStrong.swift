// Fails drawsAndGoes: the inner closure is weak, the outer one holds the screen for it.
// Also fails lateChange, twoScreens.
// TASK 2: Let the repository tell this screen, and not keep it.
draw()
repository.onChange = {
  let draw = { [weak self] in self?.draw() }
  draw()
}
