import ToolSupport

/// Whether this is Linux. A test that proves nothing elsewhere has the trait
/// `.enabled(if: onLinux, "…")`.
package let onLinux = OperatingSystem.current == .linux

/// The value of a C constant that is an enumeration on Linux.
package func number(of constant: some RawRepresentable<UInt32>) -> Int32 {
  Int32(constant.rawValue)
}

/// The value of the same constant on a Mac, where it is an integer.
package func number(of constant: Int32) -> Int32 { constant }
