import Foundation

/// A file that another one replaced. A program that had opened it before may still write into it, and
/// nobody else would see that.
package struct ReplacedFile: Sendable {
  /// Its bytes at the moment when it was replaced.
  package let bytes: [UInt8]
  /// Reads it again; nil where there is nothing to read any more.
  let read: @Sendable () -> [UInt8]?
  /// Where it is until the last copy of this value is gone; nil where it has no path.
  let draft: Draft?

  /// A file that changes no more, as one in memory.
  package init(_ bytes: [UInt8], read: @escaping @Sendable () -> [UInt8]? = { nil }) {
    (self.bytes, self.read, draft) = (bytes, read, nil)
  }

  /// - Parameter path: where it is now, or still is.
  /// - Returns: nil, with `errno`, where it can't be read.
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

    /// All of them; nil, with `errno`, where they can't be read.
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

/// A path beside a file, where something is only for a moment.
final class Draft: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Nothing is left where it has become the file. `errno` is about what went before.
  deinit {
    let error = errno
    unlink(path)
    errno = error
  }
}
