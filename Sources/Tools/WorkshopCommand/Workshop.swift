import Book
import ToolSupport

/// The command `workshop`: finds the verb, the checkout and the build folder, and says what went
/// wrong where something does.
package struct Workshop: Sendable {
  static let verbs: [Verb] = [
    .tour, .list, .run, .expect, .claim, .start, .watch, .check, .hint, .solution, .diff, .reset,
    .undo, .next, .plan, .guides, .doctor, .verify,
  ]

  let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) {
    self.environment = environment
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where the verdict is no, 2 where the command was used wrongly.
  package func run(_ arguments: [String]) async -> Int32 {
    let console = environment.console
    do throws(ToolError) {
      guard let name = arguments.first else {
        try Home(try session()).show()
        return 0
      }
      if name == "help" || name == "--help" || name == "-h" {
        Help(console: console).showAll()
        return 0
      }
      guard let verb = Self.verbs.first(where: { $0.name == name }) else {
        let near = nearest(to: name, in: Self.verbs.map(\.name))
        throw ToolError(
          "workshop has no verb '\(name)'.\(didYouMean(near)) See: swift run workshop help",
          .usedWrongly)
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        Help(console: console).show(verb)
        return 0
      }
      let words = try Arguments(rest, of: verb)
      switch verb.action {
      case .inCheckout(let act): return try await act(try session(), words)
      case .anywhere(let act): return try await act(environment)
      }
    } catch {
      console.endProgress()
      console.writeError(wrapped("workshop: \(error)", width: console.width) + "\n")
      return error.kind == .usedWrongly ? 2 : 1
    }
  }

  private func session() throws(ToolError) -> Session {
    let checkout = try Checkout.containing(environment.directory, files: environment.files)
    return Session(checkout: checkout, environment: environment)
  }
}

/// One word that `workshop` understands.
struct Verb: Sendable {
  let name: String
  /// What stands behind the name: `[NAME] [--bless]`.
  var usage = ""
  /// One line.
  let summary: String
  /// What a person reads who asks for more.
  let details: String
  /// Arguments that begin with two dashes.
  var options: [Option] = []
  /// How many plain words may follow.
  var words = 0...0
  let action: Action

  struct Option: Sendable {
    let name: String
    /// What stands behind it, as the help shows it: `FILE`; nil where nothing does.
    var value: String?
    let summary: String
  }

  /// Returns the exit status.
  enum Action: Sendable {
    case inCheckout(@Sendable (Session, Arguments) async throws(ToolError) -> Int32)
    case anywhere(@Sendable (ToolEnvironment) async throws(ToolError) -> Int32)
  }
}

/// What stands behind a verb, read.
struct Arguments: Sendable {
  private(set) var plain: [String] = []
  private var options: [String: String] = [:]

  init(_ arguments: [String], of verb: Verb) throws(ToolError) {
    let help = "See: swift run workshop \(verb.name) --help"
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        plain.append(word)
        continue
      }
      guard let option = verb.options.first(where: { $0.name == word }) else {
        let near = nearest(to: word, in: verb.options.map(\.name))
        throw ToolError(
          "'\(verb.name)' has no option \(word).\(didYouMean(near)) \(help)", .usedWrongly)
      }
      guard option.value == nil || !rest.isEmpty else {
        throw ToolError("\(word) needs a value. \(help)", .usedWrongly)
      }
      options[word] = option.value == nil ? "" : rest.removeFirst()
    }
    guard verb.words.contains(plain.count) else {
      let count = plain.count < verb.words.lowerBound ? "needs a name" : "takes fewer names"
      throw ToolError("'\(verb.name)' \(count). \(help)", .usedWrongly)
    }
  }

  func has(_ option: String) -> Bool { options[option] != nil }

  func value(of option: String) -> String? { options[option] }
}
