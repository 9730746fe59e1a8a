import Foundation

/// Standard output and standard error of this process.
package struct Terminal: Console {
  package let isTerminal: Bool
  package let usesColor: Bool
  private let columns: Int
  private let endsWithReader: Bool
  private let lost = Locked<String?>(nil)

  /// - Parameters:
  ///   - variables: `NO_COLOR` and `TERM=dumb` turn colour off; `COLUMNS` is the width where the
  ///     terminal does not tell one.
  ///   - endsWithReader: whether this process ends with status 0 when nobody can read on, for who
  ///     has gone has seen what they wanted. Otherwise `lostOutput` tells it.
  package init(variables: [String: String], endsWithReader: Bool = false) {
    self.endsWithReader = endsWithReader
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

  package var lostOutput: String? { lost.withLock { $0 } }

  package func write(_ text: String) {
    guard lostOutput == nil, let reason = failure(of: text, to: STDOUT_FILENO) else { return }
    if endsWithReader { exit(0) }
    lost.withLock { $0 = reason }
  }

  package func writeError(_ text: String) {
    if failure(of: text, to: STDERR_FILENO) != nil, endsWithReader { exit(0) }
  }

  /// Writes all of a text, and returns why it cannot be written to the end; nil if it was.
  private func failure(of text: String, to file: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(max(count, 0))
    }
    return nil
  }
}
