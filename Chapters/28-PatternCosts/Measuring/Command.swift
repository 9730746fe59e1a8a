/// What stands behind the name of the program.
enum Command: String {
  case transcript = ""
  case count = "--count"
  case measure = "--measure"
  case measureAsJSON = "--measure --json"
  /// What one process finds, which the other two start.
  case samples = "--samples"

  static let usage = """
    usage: swift run PatternCosts
           swift run -c release PatternCosts --count
           swift run -c release PatternCosts --measure [--json]

    """

  static let refusal = """
    PatternCosts: this is a debug build, and its figures mislead. Nothing is specialized or inlined in \
    it, so what is free in a real program is dear here. Build for release:
    swift run -c release PatternCosts --measure

    """
}
