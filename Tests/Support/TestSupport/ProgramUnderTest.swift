import Book
import Foundation
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
    return try await TestCheckout.processes.run(
      Command(
        path, arguments, in: folder ?? TestCheckout.checkout.root, environment: environment),
      onLine: onLine)
  }
}

/// How a program ended, and what it wrote; a chapter's tests know nothing of `ToolSupport`.
package typealias ProgramResult = ProcessResult

extension ProgramResult {
  /// Whether a signal ended it.
  package var crashed: Bool { if case .signal = ending { true } else { false } }
  /// Whether the signal is the one for a full stack. A trap ends a program with another.
  package var ranOutOfStack: Bool { [.signal(SIGSEGV), .signal(SIGBUS)].contains(ending) }
}
