import Foundation
import ToolSupport

/// The program that loads the checks of an exercise and runs them: its code, its command and its report.
///
/// The answer runs in the same process and could forge events. So each event begins with a random token that
/// this program reports first, through a pipe, which can't be read back.
enum CheckRunner {
  /// The code that runs after the library is loaded.
  static let start = """
    _ = library
        let word = "\\(UInt64.random(in: 0...(.max)))-\\(UInt64.random(in: 0...(.max))) "
        _ = fcntl(3, F_SETFD, FD_CLOEXEC)
        let turn = Mutex(())
        let report: @Sendable (UnsafeRawBufferPointer) -> Void = { record in
          let line = Array(word.utf8) + record + Array("\\n".utf8)
          turn.withLock { _ in _ = write(3, line, line.count) }
        }
        report(UnsafeRawBufferPointer(start: nil, count: 0))
        // The testing library's own entry for tools: see "ABI/EntryPoint" in its documentation.
        typealias Run = @convention(thin) @Sendable (
          UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool
        let find = unsafeBitCast(
          dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint"),
          to: (@convention(c) () -> UnsafeRawPointer).self)
        let run = unsafeBitCast(find(), to: Run.self)
        let options = Array(CommandLine.arguments[1].utf8)
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: options.count, alignment: 1)
        copy.copyBytes(from: options)
        exit(try await run(UnsafeRawBufferPointer(copy), report) ? 0 : 1)
    """

  /// The options of the testing library.
  private struct Options: Encodable {
    let eventStreamVersion = 0
    let parallel = false
    // The library prints nothing.
    let verbosity = Int.min
    let filter: [String]?
  }

  /// Runs the checks in a folder.
  ///
  /// - Parameter filter: a regular expression for the checks to run; nil for all.
  static func command(
    _ program: String, in folder: String, filter: String? = nil,
    environment: [String: String] = [:], limit: Duration
  ) throws(ToolError) -> Command {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let options = try? encoder.encode(Options(filter: filter.map { [$0] })) else {
      throw ToolError("Invalid filter '\(filter ?? "")'.")
    }
    return Command(
      program, [String(decoding: options, as: UTF8.self)], in: folder, environment: environment,
      limit: limit, isContained: true, hasReport: true)
  }

  /// The events of a report, one per line, without lines that lack the token.
  static func events(in report: String) -> String {
    let lines = report.split(separator: "\n")
    guard let word = lines.first else { return "" }
    return lines.dropFirst().filter { $0.hasPrefix(word) }.map { "\($0.dropFirst(word.count))\n" }
      .joined()
  }
}
