/// The line and column of every byte offset in a file.
///
/// A line ends with `\n`, `\r\n` or `\r`. A look-up takes O(log *lines*) time.
struct LineTable: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine =
        switch Unicode.Scalar(byte) {
        case "\n": true
        case "\r": offset + 1 == bytes.count || Unicode.Scalar(bytes[offset + 1]) != "\n"
        default: false
        }
      if endsLine { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The line of an offset, counted from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset of the first byte of the line an offset is on.
  func startOfLine(at offset: Int) -> Int {
    starts[line(of: offset) - 1]
  }

  func refusal(_ message: String, path: String, at offset: Int) -> OutlineError {
    let line = line(of: offset)
    return OutlineError(
      path: path, line: line, column: offset - starts[line - 1] + 1, message: message)
  }
}
