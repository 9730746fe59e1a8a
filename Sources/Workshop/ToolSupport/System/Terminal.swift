import Foundation

/// Standard output and standard error of this process.
package struct Terminal: Console {
  package let isTerminal: Bool
  package let usesColor: Bool
  private let columns: Int
  private let allowsClosedPipe: Bool
  private let state = Locked(State())

  private struct State {
    /// The files to which a write has failed.
    var closed: Set<Int32> = []
    var lost: String?
  }

  /// Makes this process ignore SIGPIPE, and opens /dev/null for each closed standard file: otherwise the next opened
  /// file would get its descriptor, and the output.
  ///
  /// - Parameters:
  ///   - variables: `NO_COLOR` and `TERM=dumb` turn color off; `COLUMNS` is the width if the terminal has none.
  ///   - allowsClosedPipe: whether output to a closed pipe doesn't count as lost, because the reader wanted no more.
  package init(variables: [String: String], allowsClosedPipe: Bool = false) {
    self.allowsClosedPipe = allowsClosedPipe
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      // Read-only, so that each write fails.
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    isTerminal = isatty(STDOUT_FILENO) == 1
    columns = variables["COLUMNS"].flatMap(Int.init) ?? 80
    usesColor =
      isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }

  /// The current width of the window.
  package var width: Int { max(size.map { Int($0.ws_col) } ?? columns, 20) }

  package var height: Int { max(size.map { Int($0.ws_row) } ?? 24, 8) }

  private var size: winsize? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return size
  }

  package var isRead: Bool {
    if state.withLock({ $0.closed.contains(STDOUT_FILENO) }) { return false }
    // macOS reports a closed reader only if an event is requested, and POLLNVAL for /dev/null, which isn't closed.
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLHUP | POLLERR) == 0
  }

  package var lostOutput: String? { state.withLock { $0.lost } }

  package func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  package func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// After a failure the program continues to its exit status, and further output is discarded.
  private func write(_ text: String, to file: Int32) {
    guard !state.withLock({ $0.closed.contains(file) }),
      let error = writeAll(Array(text.utf8), to: file)
    else { return }
    state.withLock { state in
      state.closed.insert(file)
      if error == EPIPE, allowsClosedPipe { return }
      if state.lost == nil { state.lost = String(cString: strerror(error)) }
    }
  }
}
