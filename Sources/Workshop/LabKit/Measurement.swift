import Book
import ToolSupport

/// Something that the command `lab` measures in a clone of HEAD.
protocol Measurement: Sendable {
  /// What the help says, with the meaning of each option.
  static var summary: String { get }
  /// Its options, such as `--rounds N`.
  static var usage: [String] { get }

  var options: Options { get }
  var bench: Bench { get }

  init(options: Options, bench: Bench)

  /// Folders that must not have uncommitted changes, because the figures are compared with a record.
  static func recorded(in checkout: Checkout) throws(ToolError) -> [String]

  func report() async throws(ToolError) -> Report
}

extension Measurement {
  static func recorded(in checkout: Checkout) throws(ToolError) -> [String] { [] }

  var console: any Console { bench.environment.console }
  var clone: Checkout { bench.clone }
}

/// The printed table of a measurement.
struct Report: Sendable {
  /// Lines that are aligned and stay as they are.
  let table: String
  /// How the figures were found, and what follows from them.
  let notes: [String]
  /// Whether something is not as it is recorded, or as it should be.
  let fails: Bool
}

/// The options of one call of `lab`.
struct Options: Sendable {
  private let arguments: Arguments
  /// How often everything is measured.
  let rounds: Int?
  /// How many mutants of each chapter are judged.
  let mutants: Int?
  /// Which of them come first.
  let seed: Int?

  /// The words that are no options, where the measurement takes them.
  var plain: [String] { arguments.plain }
  /// What is measured: a name, or several with commas between them.
  var only: String? { arguments.value(of: "--only") }
  /// A part of the names of the edits that are measured.
  var edits: String? { arguments.value(of: "--edits") }
  /// Whether to write down what is found.
  var records: Bool { arguments.has("--record") }

  /// - Parameters:
  ///   - words: without the name of the measurement.
  ///   - usage: the options that the measurement has, as the help shows them.
  /// - Throws: `ToolError` of the kind `usedWrongly`.
  init(_ words: [String], usage: [String]) throws(ToolError) {
    let known = usage.map { $0.split(separator: " ").map(String.init) }
    let arguments = try Arguments(
      words, options: known.reduce(into: [:]) { $0[$1[0]] = $1.count > 1 },
      unknown: { "there is no option '\($0)'." })
    self.arguments = arguments
    let takesWords = usage.contains { !$0.hasPrefix("--") }
    if let word = arguments.plain.first, !takesWords {
      throw ToolError("there is no option '\(word)'.", .usedWrongly)
    }
    func number(_ option: String) throws(ToolError) -> Int? {
      guard let word = arguments.value(of: option) else { return nil }
      if let number = Int(word), number > 0 { return number }
      throw ToolError(
        "\(option) needs a whole number, at least 1, not '\(word)'.", .usedWrongly)
    }
    rounds = try number("--rounds")
    mutants = try number("--mutants")
    seed = try number("--seed")
    if records, words.count > 1 {
      throw ToolError("--record measures everything and takes no other option.", .usedWrongly)
    }
  }
}
