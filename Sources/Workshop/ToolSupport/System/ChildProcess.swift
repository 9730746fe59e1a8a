import Foundation

/// A program that was started, and the pipes it writes to.
///
/// It leads a process group of its own, so that it can be killed with what it starts.
final class ChildProcess: Sendable {
  private struct State {
    var killed: ContinuousClock.Instant?
    /// From then on its number may belong to another process.
    var isReaped = false
  }

  /// How long the outputs of a killed child are read: a process that left its group may hold them.
  private static let grace = Duration.milliseconds(200)

  private let pid: pid_t
  private let limit: Duration
  /// Where its standard output and its standard error are read.
  private let outputs: [Int32]
  private let state = Locked(State())

  /// Starts the program.
  init(_ command: Command) throws(ToolError) {
    let (output, errors) = (openPipe(), openPipe())
    let (pid, error) = spawn(command, output: output.writing, errors: errors.writing)
    for end in [output.writing, errors.writing] { close(end) }
    guard error == 0 else {
      for end in [output.reading, errors.reading] { close(end) }
      let place = command.directory.map { " in \($0)" } ?? ""
      let reason = String(cString: strerror(error))
      throw ToolError("\(command.executable) cannot be started\(place): \(reason).")
    }
    self.pid = pid
    limit = command.limit
    outputs = [output.reading, errors.reading]
  }

  /// Kills it with what it started.
  func kill() {
    state.withLock { state in
      guard !state.isReaped else { return }
      if state.killed == nil { state.killed = .now }
      killTree(pid)
    }
  }

  /// Reads what it writes and blocks the thread until it has ended and nothing writes any more, or
  /// until it was killed.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  func waitForEnd(_ onLine: (@Sendable (String) -> Void)?) -> ProcessResult {
    let overtime = DispatchWorkItem(block: kill)
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: overtime)
    let outputs = readOutputs(onLine)
    // A program may have closed its outputs and go on.
    var end = siginfo_t()
    while waitid(P_PID, id_t(pid), &end, Int32(WEXITED | WNOWAIT)) != 0, errno == EINTR {}
    overtime.cancel()
    // No success where the system does not tell the status.
    var status: Int32 = 255 << 8
    let wasKilled = state.withLock { state in
      waitpid(pid, &status, 0)
      state.isReaped = true
      return state.killed != nil
    }
    // What C reads with WIFSIGNALED, WTERMSIG and WEXITSTATUS, which are macros.
    let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
    return ProcessResult(
      wasKilled ? .overtime(limit) : signal == 0 ? .exit(code) : .signal(signal),
      output: outputs[0].text, errors: outputs[1].text, wasCut: outputs.contains(where: \.wasCut))
  }

  private func readOutputs(_ onLine: (@Sendable (String) -> Void)?) -> [KeptOutput] {
    var kept = [KeptOutput(onLine: onLine), KeptOutput(onLine: nil)]
    var pipes = outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while pipes.contains(where: { $0.fd >= 0 }), !isGraceOver {
      // In milliseconds: nothing comes of a child that was killed while another process has its pipes.
      poll(&pipes, nfds_t(pipes.count), 200)
      for index in pipes.indices where pipes[index].revents != 0 {
        let count = read(pipes[index].fd, &buffer, buffer.count)
        if count > 0 {
          kept[index].append(buffer[..<count])
        } else {
          // `poll` passes over a file less than zero.
          pipes[index].fd = -1
        }
      }
    }
    for end in outputs { close(end) }
    kept[0].end()
    return kept
  }

  private var isGraceOver: Bool {
    state.withLock { $0.killed.map { $0 + Self.grace < .now } ?? false }
  }
}

/// What a child has written to one of its outputs.
private struct KeptOutput {
  let onLine: (@Sendable (String) -> Void)?
  private var bytes: [UInt8] = []
  private(set) var wasCut = false
  /// What was not told yet, for its line may go on.
  private var untold: ArraySlice<UInt8> = []

  init(onLine: (@Sendable (String) -> Void)?) { self.onLine = onLine }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    let kept = chunk.prefix(RealProcesses.mostOutput - bytes.count)
    wasCut = wasCut || kept.count < chunk.count
    bytes += kept
    guard let onLine else { return }
    untold += kept
    while let end = untold.firstIndex(of: UInt8(ascii: "\n")) {
      onLine(String(decoding: untold[..<end], as: UTF8.self))
      untold = untold[(end + 1)...]
    }
  }

  /// Tells the last line, which may have no line break.
  func end() {
    if !untold.isEmpty { onLine?(String(decoding: untold, as: UTF8.self)) }
  }
}
