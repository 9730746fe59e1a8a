import Book
import ExerciseKit
import ToolSupport

/// The command `workshop`: finds the verb, the checkout and the build folder, and shows errors.
package struct Workshop: Sendable {
  static let verbs: [Verb] = [
    .tour, .list, .run, .expect, .predict, .play, .claim, .prove, .term, .book, .start, .watch,
    .check, .hint, .solution, .diff, .reset, .undo, .next, .doctor, .plan, .wrong, .guides,
    .refusals, .verify,
  ]

  private static let version = "1.0"

  let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) {
    self.environment = environment
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where the verdict is no or output is lost, 2 where the command was used wrongly.
  package func run(_ arguments: [String]) async -> Int32 {
    let status = await status(of: arguments)
    for sentence in await environment.lateWrites.finish() { writeError(sentence) }
    return environment.console.status(status, of: "workshop")
  }

  private func status(of arguments: [String]) async -> Int32 {
    let console = environment.console
    do throws(ToolError) {
      guard let name = arguments.first else {
        try workspace().showHome()
        return 0
      }
      if name == "help", let word = arguments.dropFirst().first, !word.hasPrefix("-") {
        try verb(word).showHelp(on: console)
        return 0
      }
      if name == "help" || name == "--help" || name == "-h" {
        Verb.showAll(on: console)
        return 0
      }
      if name == "--version" {
        console.line("workshop \(Self.version)")
        return 0
      }
      let verb = try verb(name)
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        verb.showHelp(on: console)
        return 0
      }
      let words = try verb.arguments(rest)
      switch verb.action {
      case .inCheckout(let act):
        let workspace = try workspace()
        workspace.copyOriginalsWithoutRepository()
        return try await act(workspace, words)
      case .anywhere(let act): return try await act(environment)
      }
    } catch {
      console.endProgress()
      writeError("\(error)")
      return error.kind == .usedWrongly ? 2 : 1
    }
  }

  private func writeError(_ sentence: String) {
    let console = environment.console
    console.writeError(wrapped("workshop: \(sentence)", width: console.width) + "\n")
  }

  private func verb(_ name: String) throws(ToolError) -> Verb {
    if let verb = Self.verbs.first(where: { $0.name == name }) { return verb }
    let near = didYouMean(name, in: Self.verbs.map(\.name))
    throw ToolError(
      "There is no verb '\(name)'.\(near) See: swift run workshop help", .usedWrongly)
  }

  private func workspace() throws(ToolError) -> Workspace {
    let checkout = try Checkout.containing(environment.directory, files: environment.files)
    return Workspace(checkout: checkout, environment: environment)
  }
}

/// One word that `workshop` understands.
struct Verb: Sendable {
  let name: String
  /// What stands behind the name: `[NAME] [--bless]`.
  var usage = ""
  /// One line.
  let summary: String
  /// What `--help` shows.
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
    case inCheckout(@Sendable (Workspace, Arguments) async throws(ToolError) -> Int32)
    case anywhere(@Sendable (ToolEnvironment) async throws(ToolError) -> Int32)
  }
}

extension Verb {
  /// A verb on the exercise that is named, or else on the current one.
  static func onExercise(
    name: String, summary: String, details: String,
    act: @escaping @Sendable (Workspace, Exercise) async throws(ToolError) -> Void
  ) -> Verb {
    Verb(
      name: name, usage: "[NAME]", summary: summary, details: details, words: 0...1,
      action: .inCheckout { workspace, words throws(ToolError) in
        try await act(workspace, try workspace.exercise(words.plain.first))
        return 0
      })
  }

  /// Reads the words behind the name.
  func arguments(_ words: [String]) throws(ToolError) -> Arguments {
    do throws(ToolError) {
      let known = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.value != nil) })
      let arguments = try Arguments(words, options: known) { "'\(name)' has no option \($0)." }
      let count = arguments.plain.count
      guard self.words.contains(count) else {
        let isTooFew = count < self.words.lowerBound
        throw ToolError("'\(name)' \(isTooFew ? "needs a name" : "takes fewer names").")
      }
      return arguments
    } catch {
      throw ToolError("\(error) See: swift run workshop \(name) --help", .usedWrongly)
    }
  }
}
