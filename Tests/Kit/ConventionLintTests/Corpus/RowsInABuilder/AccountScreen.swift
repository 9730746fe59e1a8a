// What is special here: the child is created inside of a result builder's closure, and the screen uses the child's leaf itself as well.
protocol Texts { func text(_ key: String) -> String }
protocol HasTexts { var texts: any Texts { get } }

@resultBuilder
enum LinesBuilder {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}

func stack(@LinesBuilder _ content: () -> [String]) -> [String] { content() }

typealias SignOutRowDependencies = HasTexts

struct SignOutRow<Dependencies: SignOutRowDependencies> {
  let dependencies: Dependencies
  func draw() -> String { dependencies.texts.text("signOut") }
}

typealias AccountScreenDependencies = HasTexts

struct AccountScreen<Dependencies: AccountScreenDependencies> {
  let dependencies: Dependencies
  var isSignedIn = false

  var body: [String] {
    stack {
      dependencies.texts.text("account")
      if isSignedIn {
        SignOutRow(dependencies: dependencies).draw()
      }
    }
  }
}
