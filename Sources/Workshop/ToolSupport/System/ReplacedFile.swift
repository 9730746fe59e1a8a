import Foundation

/// A file that was replaced. A program that has it open may still write into it, unnoticed by others.
package struct ReplacedFile: Sendable {
  /// The file's bytes when it was replaced.
  package let bytes: [UInt8]
  /// Reads the file again; nil if it can't be read any more.
  let read: @Sendable () -> [UInt8]?
  /// The file's path until the last copy of this value is released; nil if it has none.
  let draft: Draft?

  /// A file that can't change, such as one in memory.
  package init(_ bytes: [UInt8], read: @escaping @Sendable () -> [UInt8]? = { nil }) {
    (self.bytes, self.read, draft) = (bytes, read, nil)
  }

  /// - Parameter path: its current path.
  /// - Returns: nil, with `errno`, if it can't be read.
  init?(at path: String, draft: Draft?) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let file = OpenFile(number: number)
    guard let bytes = file.bytes() else { return nil }
    (self.bytes, self.draft) = (bytes, draft)
    read = { file.bytes() }
  }

  private final class OpenFile: Sendable {
    private let number: Int32

    init(number: Int32) { self.number = number }
    deinit { close(number) }

    /// The file's bytes; nil, with `errno`, if they can't be read.
    func bytes() -> [UInt8]? {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = part.withUnsafeMutableBytes {
          pread(number, $0.baseAddress, $0.count, off_t(bytes.count))
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { return bytes }
        bytes += part.prefix(count)
      }
    }
  }
}

/// A temporary path next to a file.
final class Draft: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Removes the draft, unless it was moved to its target. Keeps `errno` for the caller.
  deinit {
    let error = errno
    unlink(path)
    errno = error
  }
}
