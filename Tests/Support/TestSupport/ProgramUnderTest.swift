import Book
import Foundation
import ToolSupport

/// A program that tests run: from this package, or compiled by `Compiler`.
package struct ProgramUnderTest: Sendable {
  private let path: String

  /// A program of this package, built with the tests.
  package init(_ name: String) { path = "\(TestCheckout.products)/\(name)" }

  /// - Parameter path: absolute.
  package init(path: String) { self.path = path }

  /// Runs the program to its end, without a backtrace if it crashes. The program is killed if the task is canceled, or
  /// after ten minutes.
  ///
  /// - Parameter folder: the working directory; the checkout if nil.
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

/// How a program ended, and its output. An alias, because tests of chapters don't import `ToolSupport`.
package typealias ProgramResult = ProcessResult

extension ProgramResult {
  /// Whether a signal ended the program.
  package var crashed: Bool { if case .signal = ending { true } else { false } }
  /// Whether the signal is that of a stack overflow, which differs from that of a trap.
  package var ranOutOfStack: Bool { [.signal(SIGSEGV), .signal(SIGBUS)].contains(ending) }
}
