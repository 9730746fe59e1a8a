typealias EmojiPickerDependencies = EmojisDependency

struct EmojiPicker<Dependencies: EmojiPickerDependencies> {
  let dependencies: Dependencies
  var limit = 5
  func draw() -> [String] { Array(dependencies.emojis.suggestions().prefix(limit)) }
}

extension ChatScreen {
  func toolbar() -> [String] {
    let picker = EmojiPicker(dependencies: self.dependencies)
    return picker.draw()
  }
}
