final class ItemsComposer {
  func makeScreen() -> String { "Items" }
}
