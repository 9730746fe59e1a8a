import ToolSupport

/// A program that goes on while something else is done, and what it writes meanwhile.
struct RunningProgram {
  fileprivate enum Event: Sendable {
    /// A line, and the moment it arrived.
    case line(String, Duration)
    /// Nobody should wait longer for the line with this number.
    case late(Int)
    /// Why nothing more will come.
    case ended(ToolError)
  }

  private let words: String
  private let bench: Bench
  private let continuation: AsyncStream<Event>.Continuation
  private var events: AsyncStream<Event>.Iterator
  /// How many lines were asked for.
  private var asked = 0

  /// - Parameter words: the command, for the words of an error.
  fileprivate init(
    _ words: String, _ bench: Bench, _ stream: AsyncStream<Event>,
    _ continuation: AsyncStream<Event>.Continuation
  ) {
    (self.words, self.bench, self.continuation) = (words, bench, continuation)
    events = stream.makeAsyncIterator()
  }

  /// The next line of standard output that is wanted, and the moment it arrived, as the stopwatch
  /// shows it; other lines before it are passed over.
  ///
  /// - Parameters:
  ///   - line: what the line is, for the words of an error: `told no verdict`.
  ///   - limit: how long to wait for it.
  /// - Throws: `ToolError` where it does not come in time, or the program ends before.
  mutating func next(
    orSayItHas failed: String, within limit: Duration, where isWanted: (String) -> Bool
  ) async throws(ToolError) -> (line: String, moment: Duration) {
    asked += 1
    let alarm = Task { [asked, bench, continuation] in
      await bench.stopwatch.wait(limit)
      continuation.yield(.late(asked))
    }
    defer { alarm.cancel() }
    while let event = await events.next() {
      switch event {
      case .line(let line, let moment) where isWanted(line): return (line, moment)
      case .late(asked):
        throw ToolError("'\(words)' \(failed) within \(limit.components.seconds) s.")
      case .ended(let complaint):
        try bench.refuseIfInterrupted()
        throw complaint
      case .line, .late: continue
      }
    }
    throw ToolError("interrupted.")
  }
}

extension Bench {
  /// Lets a program run while something is done with it, and kills it then, however that ends.
  func running<Value>(
    _ program: String, _ arguments: [String], in folder: String,
    _ use: (inout RunningProgram) async throws(ToolError) -> Value
  ) async throws(ToolError) -> Value {
    let command = try command(program, arguments, in: folder, limit: .seconds(86_400))
    let (stream, continuation) = AsyncStream.makeStream(of: RunningProgram.Event.self)
    let child = Task {
      do throws(ToolError) {
        let ended = try await environment.processes.run(command) { line in
          continuation.yield(.line(line, stopwatch.read()))
        }
        continuation.yield(.ended(failure(of: command, ended)))
      } catch {
        continuation.yield(.ended(error))
      }
    }
    var program = RunningProgram(words(of: command), self, stream, continuation)
    let result: Result<Value, ToolError>
    do throws(ToolError) {
      result = .success(try await use(&program))
    } catch {
      result = .failure(error)
    }
    child.cancel()
    await child.value
    return try result.get()
  }
}
