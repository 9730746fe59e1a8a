/// The modules with which this program was built.
enum Machine {
  #if canImport(Combine)
    static let hasCombine = true
  #else
    static let hasCombine = false
  #endif

  #if canImport(Glibc)
    static let hasGlibc = true
  #else
    static let hasGlibc = false
  #endif

  #if canImport(Deals)
    static let hasDeals = true
  #else
    static let hasDeals = false
  #endif
}
