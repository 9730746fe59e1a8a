import Book
import ToolSupport

/// Something that the command `lab` measures in a clone of HEAD.
protocol Measurement: Sendable {
  /// What the help says, with the meaning of each option.
  static var summary: String { get }
  static var options: [Options.Name] { get }

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
}

/// The printed table of a measurement.
struct Report: Sendable {
  /// Lines that are aligned and stay as they are.
  let table: String
  /// How the figures were found, and what follows from them.
  let notes: [String]
  /// Whether a figure is over its limit, or not as recorded.
  let isOver: Bool
}

/// The options of one call of `lab`.
struct Options: Sendable {
  enum Name: String, Sendable {
    case rounds = "--rounds N"
    case only = "--only NAME"
    case edits = "--edits TEXT"
    case record = "--record"

    var word: Substring { rawValue.prefix { $0 != " " } }
  }

  private let arguments: Arguments

  /// How often everything is measured.
  let rounds: Int?
  /// What is measured: a name, or several with commas between them.
  var only: String? { self[.only] }
  /// A part of the names of the edits that are measured.
  var edits: String? { self[.edits] }
  /// Whether to write down what is found.
  var records: Bool { self[.record] != nil }

  private subscript(_ name: Name) -> String? { arguments.value(of: String(name.word)) }

  /// - Parameters:
  ///   - words: without the name of the measurement.
  ///   - known: the options that the measurement has.
  /// - Throws: `ToolError` of the kind `usedWrongly`.
  init(_ words: [String], known: [Name]) throws(ToolError) {
    do throws(ToolError) {
      arguments = try Arguments(
        words, options: known.reduce(into: [:]) { $0[String($1.word)] = $1 != .record },
        unknown: { "there is no option '\($0)'." })
    } catch {
      throw .wrongUse(error.description)
    }
    if let word = arguments.plain.first { throw .wrongUse("there is no option '\(word)'.") }
    let number = arguments.value(of: "--rounds")
    rounds = number.flatMap { Int($0) }
    if let number, (rounds ?? 0) < 1 {
      throw .wrongUse("--rounds needs a whole number, at least 1, not '\(number)'.")
    }
    let given = known.filter { self[$0] != nil }
    if given.contains(.record), given.count > 1 {
      throw .wrongUse("--record measures everything and takes no other option.")
    }
  }
}

extension ToolError {
  /// An error for a command line that `lab` does not understand.
  static func wrongUse(_ sentence: String) -> ToolError {
    ToolError("\(sentence) See: swift run lab --help", .usedWrongly)
  }
}
