import Kit

extension Screen {
  func track() { print(dependencies.tracker) }
}
