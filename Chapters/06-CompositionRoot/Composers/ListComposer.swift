/// Makes the screen of some list. Which one is for the root to say.
protocol ListComposer {
  func makeScreen() -> ListScreen
}
