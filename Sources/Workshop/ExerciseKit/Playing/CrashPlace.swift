import Book
import ToolSupport

/// The location of a crash: the innermost line of the learner's own files, not the library's line.
///
/// Swift's backtracer reports it. It starts only when a program crashes and takes some 12 ms; line tables don't
/// measurably slow down the compilation.
enum CrashPlace {
  /// The compiler argument for line tables.
  static let compiling = ["-gline-tables-only"]

  /// A replacement of the C library's `abort` for runners on Linux. `as!` calls `abort` when it fails, and
  /// the backtracer can't unwind the original.
  static let runner = """

    @_cdecl("abort") public func abort() -> Never {
      // Threads of the concurrency pool block SIGABRT.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGABRT)
      pthread_sigmask(.init(SIG_UNBLOCK), &signals, nil)
      tgkill(getpid(), gettid(), SIGABRT)
      signal(SIGABRT, SIG_DFL)
      tgkill(getpid(), gettid(), SIGABRT)
      _exit(134)
    }

    """
  /// Compiler arguments for `runner`, because `tgkill` is a GNU extension.
  static let compilingRunner = ["-Xcc", "-D_GNU_SOURCE"]

  /// The bytes of standard error that are searched for a backtrace.
  fileprivate static let maxBytes = 65_536
}

extension Workspace {
  /// `SWIFT_BACKTRACE` for a program whose crash location is needed; off without a backtracer.
  func backtraceSetting() async -> String {
    // The backtracer of macOS may inspect signed programs only.
    guard let tools = try? await toolchain.directTools(), tools.mac == nil,
      files.exists(tools.backtracer)
    else { return "enable=no" }
    let settings = [
      "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none",
      "images=none", "sanitize=no", "limit=64", "top=0", "swift-backtrace=\(tools.backtracer)",
    ]
    // A comma would end the path.
    return tools.backtracer.contains(",") ? "enable=no" : settings.joined(separator: ",")
  }
}

extension ProcessResult {
  /// The innermost frame of a crash in a file that has a name.
  ///
  /// - Parameter name: the display name of a file; nil for files that aren't the learner's.
  func crashPlace(name: (_ path: String) -> String?) -> (file: String, line: Int)? {
    let message = String(decoding: errors.utf8.suffix(CrashPlace.maxBytes), as: UTF8.self)
    guard let start = message.ranges(of: "*** Program crashed:").last else {
      // Without a backtracer, the error message has a line, which may be the learner's.
      guard let match = message.firstMatch(of: #/(\S+\.swift):(\d+): Fatal error/#),
        let line = Int(match.2)
      else { return nil }
      return name(String(match.1)).map { ($0, line) }
    }
    for frame in message[start.upperBound...].split(separator: "\n") {
      guard let match = frame.wholeMatch(of: #/ *\d+ .* at (.+?):(\d+)(?::\d+)?/#),
        let line = Int(match.2), line > 0, let file = name(String(match.1))
      else { continue }
      return (file, line)
    }
    return nil
  }
}
