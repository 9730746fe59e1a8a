/// A system that the tools run on.
///
/// It is a value that is handed in, so that what is decided for one system is tested on the other.
package enum OperatingSystem: Sendable {
  case linux
  case mac

  /// The one that this program was compiled for.
  package static var current: OperatingSystem {
    #if os(Linux)
      .linux
    #else
      .mac
    #endif
  }
}
