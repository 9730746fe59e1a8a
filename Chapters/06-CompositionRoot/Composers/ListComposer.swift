/// Makes the screen of a list. The root decides which list.
protocol ListComposer {
  func makeScreen() -> ListScreen
}
