import Foundation

/// The real file system.
struct DiskFiles: FileSystem {
  func read(_ path: String) throws -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw FileFailure.last }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw FileFailure.last }
      guard count > 0 else { return data }
      data += buffer[..<count]
    }
  }

  /// The bytes are on the disk when it returns. If it fails, it leaves no partial file.
  func write(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure.last }
    defer { close(descriptor) }
    var remaining = Array(data)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw failure(leaving: path) }
      remaining = remaining.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure(leaving: path) }
  }

  func move(_ path: String, to new: String) throws {
    guard rename(path, new) == 0 else { throw FileFailure.last }
  }

  private func failure(leaving path: String) -> FileFailure {
    let failure = FileFailure.last
    unlink(path)
    return failure
  }
}

extension FileFailure {
  /// The error of the last system call.
  fileprivate static var last: FileFailure { FileFailure(String(cString: strerror(errno))) }
}
