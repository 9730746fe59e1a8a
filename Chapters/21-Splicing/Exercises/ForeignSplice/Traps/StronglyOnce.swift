// Fails drawsAndGoes: it lets go at the first change, and then draws no other.
// Also fails lateChange, twoScreens.
// TASK 2: Let the repository tell this screen, and not keep it.
draw()
repository.onChange = { [weak repository] in
  self.draw()
  repository?.onChange = {}
}
