import Foundation

/// Standard output and standard error of this process.
package struct Terminal: Console {
  package let isTerminal: Bool
  package let usesColor: Bool
  private let columns: Int

  /// - Parameter variables: `NO_COLOR` and `TERM=dumb` turn colour off; `COLUMNS` is the width
  ///   where the terminal does not tell one.
  package init(variables: [String: String]) {
    isTerminal = isatty(STDOUT_FILENO) == 1
    columns = variables["COLUMNS"].flatMap(Int.init) ?? 80
    usesColor =
      isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }

  /// As wide as the window is now.
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
    // A Mac says nothing of a reader that has gone to who asks for nothing, and that /dev/null is no file
    // to ask for.
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLHUP | POLLERR) == 0
  }

  package func write(_ text: String) { write(text, to: .standardOutput) }

  package func writeError(_ text: String) { write(text, to: .standardError) }

  /// A reader that has gone away is no failure: it has seen what it wanted.
  private func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(0)
    }
  }
}
