import Foundation

/// Runs the program with command-line arguments.
enum Command {
  static let usage = """
    usage: swift run PatternCosts
           swift run -c release PatternCosts --measure

    """

  static let refusal = """
    PatternCosts: this is a debug build, and its figures mislead. The compiler specializes and \
    inlines nothing, so calls that are free in a real program are slow here. Build for release:
    swift run -c release PatternCosts --measure

    """

  /// Measures the rows and returns the exit status: 1 in a debug build, 2 if the arguments are wrong.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    func fail(_ message: String, _ status: Int32) -> Int32 {
      FileHandle.standardError.write(Data(message.utf8))
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
