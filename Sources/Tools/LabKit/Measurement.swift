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

  private var values: [Name: String] = [:]

  /// How often everything is measured.
  private(set) var rounds: Int?
  /// What is measured: a name, or several with commas between them.
  var only: String? { values[.only] }
  /// A part of the names of the edits that are measured.
  var edits: String? { values[.edits] }
  /// Whether to write down what is found.
  var records: Bool { values[.record] != nil }

  /// - Parameters:
  ///   - arguments: without the name of the measurement.
  ///   - known: the options that the measurement has.
  /// - Throws: `ToolError` of the kind `usedWrongly`.
  init(_ arguments: [String], known: [Name]) throws(ToolError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard let name = known.first(where: { $0.word == word }) else {
        throw .wrongUse("there is no option '\(word)'.")
      }
      guard let value = name == .record ? "" : rest.popFirst() else {
        throw .wrongUse("\(word) needs a value.")
      }
      values[name] = value
    }
    if let value = values[.rounds] {
      rounds = Int(value)
      guard let rounds, rounds >= 1 else {
        throw .wrongUse("--rounds needs a whole number, at least 1, not '\(value)'.")
      }
    }
    if records, values.count > 1 {
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
