import Foundation

/// A program that runs once, and the pipes it writes to.
///
/// It leads a process group of its own, so that it can be killed with what it starts.
final class ChildProcess: Sendable {
  private struct State {
    /// Nil before it is started, and once its number may belong to another process.
    var pid: pid_t?
    var killed: ContinuousClock.Instant?
    /// When it was found to have ended while its outputs were still open.
    var left: ContinuousClock.Instant?
  }

  /// How long the outputs of a child are read after it has ended or was killed: another process may
  /// keep them open.
  private static let grace = Duration.milliseconds(200)

  private let command: Command
  private let state = Locked(State())

  init(_ command: Command) { self.command = command }

  /// Kills it with what it started, or keeps it from starting.
  func kill() {
    state.withLock { state in
      if state.killed == nil { state.killed = .now }
      guard let pid = state.pid else { return }
      killTree(pid)
      if command.isContained { killSession(of: pid) }
    }
  }

  /// Starts it, reads what it writes, and blocks the thread until it has ended and nothing writes any
  /// more, or until it was killed.
  ///
  /// The thread is its parent: a program may ask the system to kill it when that thread ends.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  func run(_ onLine: (@Sendable (String) -> Void)?) throws(ToolError) -> ProcessResult {
    guard let (pid, outputs) = try start() else {
      return ProcessResult(.overtime(command.limit))
    }
    let overtime = DispatchWorkItem(block: kill)
    let deadline = DispatchTime.now() + command.limit / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: overtime)
    let kept = read(outputs, of: pid, onLine)
    // A program may have closed its outputs and go on.
    while !hasEnded(pid, waits: true) {}
    overtime.cancel()
    // No success where the system does not tell the status.
    var status: Int32 = 255 << 8
    let wasKilled = state.withLock { state in
      if command.isContained { killRest(of: pid) }
      waitpid(pid, &status, 0)
      state.pid = nil
      return state.killed != nil
    }
    // What C reads with WIFSIGNALED, WTERMSIG and WEXITSTATUS, which are macros.
    let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
    return ProcessResult(
      wasKilled ? .overtime(command.limit) : signal == 0 ? .exit(code) : .signal(signal),
      output: kept[0].text, errors: kept[1].text, report: kept.dropFirst(2).first?.text ?? "",
      wasCut: kept.contains(where: \.wasCut))
  }

  /// Its number and the files to read its outputs from; nil if it was killed before.
  private func start() throws(ToolError) -> (pid: pid_t, outputs: [Int32])? {
    let pipes = (0..<(command.hasReport ? 3 : 2)).map { _ in openPipe() }
    let started = state.withLock { state -> (pid: pid_t, error: Int32)? in
      guard state.killed == nil else { return nil }
      let started = spawn(command, outputs: pipes.map(\.writing))
      if started.error == 0 { state.pid = started.pid }
      return started
    }
    for pipe in pipes { close(pipe.writing) }
    if let started, started.error == 0 { return (started.pid, pipes.map(\.reading)) }
    for pipe in pipes { close(pipe.reading) }
    guard let started else { return nil }
    let place = command.directory.map { " in \($0)" } ?? ""
    let reason = String(cString: strerror(started.error))
    throw ToolError("\(command.executable) cannot be started\(place): \(reason).")
  }

  /// Whether it has ended; until its status is read, no other process gets its number.
  private func hasEnded(_ pid: pid_t, waits: Bool) -> Bool {
    var end = siginfo_t()
    let options = Int32(WEXITED | WNOWAIT) | (waits ? 0 : Int32(WNOHANG))
    if waitid(P_PID, id_t(pid), &end, options) != 0 { return errno != EINTR }
    return end.si_signo == SIGCHLD
  }

  private func read(
    _ outputs: [Int32], of pid: pid_t, _ onLine: (@Sendable (String) -> Void)?
  ) -> [KeptOutput] {
    var kept = outputs.indices.map { KeptOutput(onLine: $0 == 0 ? onLine : nil) }
    var pipes = outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var looked = ContinuousClock.now
    while pipes.contains(where: { $0.fd >= 0 }), !isGraceOver {
      // In milliseconds: nothing comes of a child that was killed while another process has its pipes.
      poll(&pipes, nfds_t(pipes.count), 200)
      for index in pipes.indices where pipes[index].revents != 0 {
        let count = Foundation.read(pipes[index].fd, &buffer, buffer.count)
        if count > 0 {
          kept[index].append(buffer[..<count])
        } else {
          // `poll` passes over a file less than zero.
          pipes[index].fd = -1
        }
      }
      guard command.isContained else { continue }
      if kept.contains(where: \.wasCut) { kill() }
      // What it started may keep its outputs open.
      let now = ContinuousClock.now
      if now - looked >= Self.grace {
        looked = now
        if hasEnded(pid, waits: false) { noteEnd(of: pid, now) }
      }
    }
    for end in outputs { close(end) }
    kept[0].end()
    return kept
  }

  private func noteEnd(of pid: pid_t, _ now: ContinuousClock.Instant) {
    state.withLock { state in
      guard state.left == nil else { return }
      state.left = now
      killSession(of: pid)
    }
  }

  private var isGraceOver: Bool {
    state.withLock { ($0.killed ?? $0.left).map { $0 + Self.grace < .now } ?? false }
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
