/// The operating system, as a value, so that decisions for one can be tested on the other.
package enum OperatingSystem: Sendable {
  case linux
  case mac

  /// The system that this program was compiled for.
  package static var current: OperatingSystem {
    #if os(Linux)
      .linux
    #else
      .mac
    #endif
  }
}
