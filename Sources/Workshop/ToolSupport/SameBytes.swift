import Foundation

/// Comparing texts by their bytes. `==` treats an é of one scalar and an é of two as equal, but a file in which
/// they differ has been edited, and a program can print them differently.
extension String {
  /// - Complexity: O(*n*) in the bytes.
  package func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard one.count == other.count else { return false }
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}

extension String? {
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}

extension [String] {
  package func hasSameBytes(as other: [String]) -> Bool {
    elementsEqual(other) { $0.hasSameBytes(as: $1) }
  }
}

extension [String: String] {
  package func hasSameBytes(as other: [String: String]?) -> Bool {
    guard let other, count == other.count else { return false }
    return allSatisfy { other[$0.key].hasSameBytes(as: $0.value) }
  }
}
