// What is special here: one leaf has only a subscript, so its use has no member's name.
protocol Voice { func read(_ text: String) }
protocol HasVoice { var voice: any Voice { get } }
protocol HasStrings {
  subscript(text key: String) -> String { get }
}

typealias LabelDependencies = HasVoice & HasStrings

struct Label<Dependencies: LabelDependencies> {
  let dependencies: Dependencies
  let key: String

  var text: String { dependencies[text: key] }

  func tap() { dependencies.voice.read(text) }
}

struct Strings: HasStrings {
  let table: [String: String]
  subscript(text key: String) -> String { table[key, default: key] }
}
