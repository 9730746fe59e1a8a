import Book
import ToolSupport

/// Where a program crashed: the first line of a person's own files on the way to it, and not the line of
/// the library that noticed.
///
/// Swift's own backtracer tells it. It is started when a program crashes and takes some 12 ms; a program
/// that doesn't crash takes no longer, and line tables are no measurable part of a compilation.
enum CrashPlace {
  /// What the compiler gets, so that there are lines to tell.
  static let compiling = ["-gline-tables-only"]

  /// What a runner on Linux has besides: `as!` ends in the C library's `abort`, which the backtracer can't
  /// look through. This one does the same, and leaves a frame that it can.
  static let runner = """

    @_cdecl("abort") public func abort() -> Never {
      // A thread of the pool blocks it.
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
  /// What that is compiled with, because `tgkill` is an extension of GNU.
  static let compilingRunner = ["-Xcc", "-D_GNU_SOURCE"]

  /// How many bytes of standard error can hold what the backtracer wrote.
  fileprivate static let most = 65_536
}

extension Workspace {
  /// `SWIFT_BACKTRACE` for a program that is to tell where it crashed; off where this toolchain has no
  /// backtracer.
  func backtraceSetting() async -> String {
    // On a Mac the system has one, which may look at signed programs only.
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
  /// The first line on the way to a crash in a file for which `name` knows what to call it.
  ///
  /// - Parameter name: what to call the file at a path, or of that name; nil where it is nobody's.
  func crashPlace(name: (_ path: String) -> String?) -> (file: String, line: Int)? {
    let said = String(decoding: errors.utf8.suffix(CrashPlace.most), as: UTF8.self)
    guard let start = said.ranges(of: "*** Program crashed:").last else {
      // Without a backtracer the message names a line, which may be the person's.
      guard let match = said.firstMatch(of: #/(\S+\.swift):(\d+): Fatal error/#),
        let line = Int(match.2)
      else { return nil }
      return name(String(match.1)).map { ($0, line) }
    }
    for frame in said[start.upperBound...].split(separator: "\n") {
      guard let match = frame.wholeMatch(of: #/ *\d+ .* at (.+?):(\d+)(?::\d+)?/#),
        let line = Int(match.2), line > 0, let file = name(String(match.1))
      else { continue }
      return (file, line)
    }
    return nil
  }
}
