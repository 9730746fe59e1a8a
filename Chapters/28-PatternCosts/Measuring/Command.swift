import Foundation

/// What the program does when it is started with arguments.
enum Command {
  static let usage = """
    usage: swift run PatternCosts
           swift run -c release PatternCosts --measure

    """

  static let refusal = """
    PatternCosts: this is a debug build, and its figures mislead. Nothing is specialized or inlined in \
    it, so what is free in a real program is dear here. Build for release:
    swift run -c release PatternCosts --measure

    """

  /// Measures the rows, and returns the status that the program ends with: 1 where nothing can be measured,
  /// and 2 where the arguments are wrong.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    func fail(_ text: String, _ status: Int32) -> Int32 {
      FileHandle.standardError.write(Data(text.utf8))
      return status
    }
    guard arguments == ["--measure"] else { return fail(usage, 2) }
    #if DEBUG
      return fail(refusal, 1)
    #else
      print(Measurement(rows: PatternRows.all()).tables(), terminator: "")
      return 0
    #endif
  }
}
