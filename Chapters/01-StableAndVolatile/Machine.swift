// snippet.machine
/// Which modules this program was built with.
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

  #if canImport(NewsServer)
    static let hasNewsServer = true
  #else
    static let hasNewsServer = false
  #endif
}
// snippet.end
