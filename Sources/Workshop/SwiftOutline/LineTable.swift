/// The line and column of every byte offset in the file at a path.
///
/// A line ends with `\n`, `\r\n` or `\r`.
final class LineTable: Sendable {
  private let path: String
  private let starts: [Int]

  init(path: String, bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = 0
      while offset < bytes.count {
        let isPair = base[offset] == 0xD && offset + 1 < bytes.count && base[offset + 1] == 0xA
        offset += 1
        if base[offset - 1].isNewline, !isPair { starts.append(offset) }
      }
    }
    (self.path, self.starts) = (path, starts)
  }

  /// The line and the column of an offset, counted from 1, in time linear in its distance from an
  /// earlier line.
  func location(of offset: Int, from line: Int = 1) -> (line: Int, column: Int) {
    var line = line
    while line < starts.count, starts[line] <= offset { line += 1 }
    return (line, offset - starts[line - 1] + 1)
  }

  func error(_ message: String, at offset: Int) -> OutlineError {
    let (line, column) = location(of: offset)
    return OutlineError(path: path, line: line, column: column, message: message)
  }
}
