import Book
import ExerciseKit
import ToolSupport

/// The command `workshop`: finds the verb and the checkout, and reports errors.
package struct Workshop: Sendable {
  static let everydayVerbs: [Verb] = [.book, .predict, .play, .start, .watch]
  /// The other verbs, in the order of `help --all`.
  static let moreVerbs: [(heading: String, verbs: [Verb])] = [
    ("Chapters and claims", [.tour, .list, .run, .expect, .prove, .claim, .term, .doctor]),
    ("Exercises", [.check, .hint, .solution, .diff, .reset, .undo, .next]),
    // Some of these verbs reveal answers.
    ("Teaching and maintenance", [.plan, .wrong, .guides, .refusals, .verify]),
  ]
  static let verbs = everydayVerbs + moreVerbs.flatMap(\.verbs)

  private static let version = "1.0"

  let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) {
    self.environment = environment
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0; 1 if a check fails or output is lost; 2 for misuse.
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
        Verb.showList(on: console, isWhole: arguments.contains("--all"))
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
      let parsed = try verb.parse(rest)
      switch verb.action {
      case .inCheckout(let act):
        let workspace = try workspace()
        workspace.copyOriginalsWithoutRepository()
        return try await act(workspace, parsed)
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
      "Unknown verb '\(name)'.\(near) See: swift run workshop help --all", .usedWrongly)
  }

  private func workspace() throws(ToolError) -> Workspace {
    let checkout = try Checkout.containing(environment.directory, files: environment.files)
    return Workspace(checkout: checkout, environment: environment)
  }
}

/// A command of `workshop`.
struct Verb: Sendable {
  let name: String
  /// The arguments: `[NAME] [--bless]`.
  var usage = ""
  /// What the verb does, in one line.
  let summary: String
  /// Example calls, and what each does.
  let examples: [(call: String, effect: String)]
  /// Notes, each about one fact or key.
  var notes: [String] = []
  var options: [Option] = []
  /// The number of arguments that are not options.
  var argumentCount = 0...0
  let action: Action

  struct Option: Sendable {
    let name: String
    /// The placeholder of the option's value: `FILE`; nil for a flag.
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
  /// A verb for the named or else the current exercise.
  static func onExercise(
    name: String, summary: String, examples: [(call: String, effect: String)], notes: [String],
    act: @escaping @Sendable (Workspace, Exercise) async throws(ToolError) -> Void
  ) -> Verb {
    Verb(
      name: name, usage: "[NAME]", summary: summary, examples: examples, notes: notes,
      argumentCount: 0...1,
      action: .inCheckout { workspace, arguments throws(ToolError) in
        try await act(workspace, try workspace.exercise(arguments.plain.first))
        return 0
      })
  }

  func parse(_ words: [String]) throws(ToolError) -> Arguments {
    do throws(ToolError) {
      let hasValue = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.value != nil) })
      let arguments = try Arguments(words, options: hasValue) { "'\(name)' has no option \($0)." }
      let count = arguments.plain.count
      guard argumentCount.contains(count) else {
        let isTooFew = count < argumentCount.lowerBound
        throw ToolError(isTooFew ? "'\(name)' needs a name." : "Too many names for '\(name)'.")
      }
      return arguments
    } catch {
      throw ToolError("\(error) See: swift run workshop \(name) --help", .usedWrongly)
    }
  }
}
