// What is special here: nested aliases and opaque initializer parameters; the superclass stands on a line of its own, among protocols.
protocol Undo { func register(_ name: String) }
protocol Spelling { func check(_ text: String) -> Bool }
protocol UndoProviding { var undo: any Undo { get } }
protocol SpellingProviding { var spelling: any Spelling { get } }
protocol Focusable { func focus() }
protocol Closable { func close() }

class TextEditor {
  typealias Dependencies = SpellingProviding

  private let spelling: any Spelling
  var text = ""

  init(dependencies: some Dependencies) {
    spelling = dependencies.spelling
  }

  var isCorrect: Bool { spelling.check(text) }
}

typealias NoteEditorDependencies = SpellingProviding & UndoProviding

final class NoteEditor:
  TextEditor,
  Focusable,
  Closable
{
  private let undo: any Undo
  private let titleIsCorrect: Bool

  init(dependencies: some NoteEditorDependencies, title: String) {
    undo = dependencies.undo
    titleIsCorrect = dependencies.spelling.check(title)
    super.init(dependencies: dependencies)
  }

  func focus() { undo.register("focus") }
  func close() { if titleIsCorrect && isCorrect { undo.register("close") } }
}
