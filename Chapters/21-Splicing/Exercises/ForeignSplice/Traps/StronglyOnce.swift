// Fails drawsAndGoes: it lets go at the first change, and then draws no other.
// Also fails lateChange, severalScreens.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = { [weak repository] in
  self.draw()
  repository?.onChange = {}
}
