import Book
import ToolSupport

/// A program that tests run: of this package, or made by `Compiler`.
package struct ProgramUnderTest: Sendable {
  private let path: String

  /// A program of this package, built with the tests.
  package init(_ name: String) { path = "\(TestCheckout.products)/\(name)" }

  /// - Parameter path: absolute.
  package init(path: String) { self.path = path }

  /// Runs it, and waits for its end. If it crashes, it says its last words at once, without a
  /// backtrace. It is stopped when the task is cancelled, or after ten minutes.
  ///
  /// - Parameter folder: where it runs; the checkout if nil.
  /// - Parameter onLine: called for each line of standard output as it comes.
  package func run(
    _ arguments: [String] = [], in folder: String? = nil, environment: [String: String] = [:],
    onLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProgramResult {
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let ended = try await TestCheckout.processes.run(
      Command(
        path, arguments, in: folder ?? TestCheckout.checkout.root, environment: environment),
      onLine: onLine)
    let ending: ProgramResult.Ending =
      switch ended.ending {
      case .exit(let status): .exit(status)
      case .signal(let number): .signal(number)
      case .overtime: .stopped
      }
    return ProgramResult(ending, output: ended.output, errors: ended.errors)
  }
}

/// How a program ended, and what it wrote.
package struct ProgramResult: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    case stopped
  }

  package let ending: Ending
  package let output: String
  package let errors: String

  package init(_ ending: Ending, output: String = "", errors: String = "") {
    (self.ending, self.output, self.errors) = (ending, output, errors)
  }

  package var succeeded: Bool { ending == .exit(0) }

  /// Whether a signal ended it.
  package var crashed: Bool { if case .signal = ending { true } else { false } }
}
