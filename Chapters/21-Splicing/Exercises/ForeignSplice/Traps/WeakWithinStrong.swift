// Fails drawsAndGoes: the inner closure is weak, the outer one holds the screen for it.
// Also fails lateChange, severalScreens.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = {
  let draw = { [weak self] in self?.draw() }
  draw()
}
