// What is special here: the screen's callers give the external part, and the splice in the same file adds a draft that lives as long as the screen.
protocol Mailing { func send(_ text: String) }
final class Draft { var text = "" }

protocol HasMail { var mail: any Mailing { get } }
protocol HasDraft { var draft: Draft { get } }

typealias ComposeScreenExternalDependencies = HasMail

typealias ComposeScreenDependencies = HasMail
  & HasDraft

struct SplicedComposeScreenDependencies<External: ComposeScreenExternalDependencies>: ComposeScreenDependencies {
  let dependencies: External
  let draft = Draft()
  var mail: any Mailing { dependencies.mail }
}

final class ComposeScreen<External: ComposeScreenExternalDependencies> {
  private let dependencies: SplicedComposeScreenDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedComposeScreenDependencies(dependencies: dependencies)
  }

  func type(_ text: String) { dependencies.draft.text += text }
  func send() { dependencies.mail.send(dependencies.draft.text) }
}
