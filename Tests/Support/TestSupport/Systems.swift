import ToolSupport

/// Whether this is Linux. A test that proves nothing elsewhere says so with
/// `.enabled(if: onLinux, "…")`.
package let onLinux = OperatingSystem.current == .linux

/// The number of a constant of the C library that is an enumeration on Linux.
package func number(of constant: some RawRepresentable<UInt32>) -> Int32 {
  Int32(constant.rawValue)
}

/// The number of the same constant on a Mac, where it is one.
package func number(of constant: Int32) -> Int32 { constant }
