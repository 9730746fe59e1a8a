/// What stands behind the name of the program.
enum Command: Equatable {
  case transcript
  case measure(asJSON: Bool)
  /// What one process finds, which `measure` starts.
  case samples

  static let usage = """
    usage: swift run PatternCosts
           swift run -c release PatternCosts --measure [--json]

    """

  static let refusal = """
    PatternCosts: this is a debug build, and its figures mislead. Nothing is specialised or inlined in \
    it, so what is free in a real program is dear here. Build for release:
    swift run -c release PatternCosts --measure

    """

  /// Nil for what is not understood.
  init?(_ arguments: [String]) {
    switch Set(arguments) {
    case []: self = .transcript
    case ["--measure"] where arguments.count == 1: self = .measure(asJSON: false)
    case ["--measure", "--json"] where arguments.count == 2: self = .measure(asJSON: true)
    case ["--samples"] where arguments.count == 1: self = .samples
    default: return nil
    }
  }
}
