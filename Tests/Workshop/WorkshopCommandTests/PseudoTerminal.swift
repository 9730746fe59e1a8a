import Foundation
import TestSupport
import Testing
import ToolSupport

/// A program in its own terminal, and the user of that terminal.
final class PseudoTerminal {
  let columns: Int
  /// Writing to `person` types; reading from it returns the screen.
  private let person: Int32
  /// The program's side of the terminal. It stays open here until the program has written, because
  /// without an open side there is nothing to read.
  private var terminal: Int32
  private let pid: pid_t
  private var chunks: AsyncStream<[UInt8]>.Iterator
  private var bytes: [UInt8] = []
  /// The end of the last awaited text.
  private var seen = 0

  /// Starts the built `workshop`.
  ///
  /// - Parameter path: a folder before the others in PATH.
  init(
    _ arguments: [String], columns: Int = 80, in folder: String, path: String? = nil
  ) throws {
    self.columns = columns
    var (person, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&person, &terminal, nil, nil, &size) == 0)
    _ = fcntl(person, F_SETFD, FD_CLOEXEC)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    (self.person, self.terminal) = (person, terminal)
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    for name in ["NO_COLOR", "COLUMNS"] { environment[name] = nil }
    if let path { environment["PATH"] = "\(path):\(environment["PATH"] ?? "")" }
    // A new session has no terminal, and takes the first that it opens.
    let shell = #"cd "$1" && shift && exec "$@" <"$0" >"$0" 2>&1"#
    let program = TestCheckout.workspace.folder.program("workshop")
    let name = try #require(ttyname(terminal).map { String(cString: $0) })
    pid = try Self.start(["/bin/sh", "-c", shell, name, folder, program] + arguments, environment)
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    chunks = stream.makeAsyncIterator()
    Thread.detachNewThread { [person] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(person, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        continuation.yield(Array(buffer[..<count]))
      }
      continuation.finish()
    }
  }

  deinit {
    kill(-pid, SIGKILL)
    if terminal >= 0 { close(terminal) }
    close(person)
  }

  private static func start(
    _ words: [String], _ environment: [String: String]
  ) throws -> pid_t {
    #if os(Linux)
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which the module of Glibc leaves out.
      let session: Int32 = 0x80
    #else
      var attributes: posix_spawnattr_t?
      let session = POSIX_SPAWN_SETSID
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = session | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + variables { free(text) } }
    var pid: pid_t = 0
    try #require(
      posix_spawn(&pid, words[0], nil, &attributes, arguments + [nil], variables + [nil]) == 0)
    return pid
  }

  /// What the program has written and the terminal has echoed, without codes. Each screen begins on a new
  /// line.
  var text: String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[2J", with: "\n").uncolored
      .replacing("\r\n", with: "\n")
  }

  /// The lines that are wider than the terminal, except for unbreakable words.
  var tooWide: [String] {
    text.split { "\n\r".contains($0) }.map(String.init).filter { line in
      line.count > columns && wrapped(line.trimming { $0 == " " }, width: 1).contains("\n")
    }
  }

  /// Waits until a text is written after the last awaited one.
  func shows(_ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    while true {
      let rest = text.dropFirst(seen)
      if let range = rest.firstRange(of: wanted) {
        seen += rest.distance(from: rest.startIndex, to: range.upperBound)
        return
      }
      guard await receive() else { break }
    }
    Issue.record("'\(wanted)' is not in: \(text.suffix(600))", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Types keys, exactly as given.
  func type(_ keys: String) {
    for byte in keys.utf8 { withUnsafeBytes(of: byte) { _ = write(person, $0.baseAddress, 1) } }
  }

  /// Whether the terminal echoes and buffers lines, as a shell needs it.
  var isRestored: Bool {
    var mode = termios()
    // macOS may report nothing about a terminal after its program has exited.
    guard tcgetattr(person, &mode) == 0 else { return !onLinux }
    return mode.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Waits for the end of the program, and returns its status like a shell.
  func status() async -> Int32 {
    while await receive() {}
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  private func receive() async -> Bool {
    guard let chunk = await chunks.next() else { return false }
    bytes += chunk
    if terminal >= 0 { close(terminal) }
    terminal = -1
    return true
  }
}
