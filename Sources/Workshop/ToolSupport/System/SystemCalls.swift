import Foundation

/// Writes all bytes to an open file.
///
/// - Returns: the error; nil if all were written.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
  var remaining = bytes[...]
  while !remaining.isEmpty {
    let count = remaining.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    switch count < 0 ? errno : 0 {
    case 0, EINTR: remaining = remaining.dropFirst(max(count, 0))
    case EAGAIN:
      // Another program has made the file nonblocking, so wait until it can be written.
      var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      poll(&output, 1, -1)
    case let error: return error
    }
  }
  return nil
}

/// The description of a system error, as the end of a sentence.
func reason(of error: Int32) -> String {
  switch error {
  case ENOENT: "there is no such file or folder."
  case EISDIR: "it is a folder."
  case ENOSPC: "the disk is full."
  case EACCES, EPERM: "you have no permission."
  default: "\(String(cString: strerror(error)))."
  }
}
