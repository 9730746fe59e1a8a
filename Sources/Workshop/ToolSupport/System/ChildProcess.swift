import Foundation

/// A running program and the pipes it writes to.
///
/// It has its own process group, so that it can be killed with its descendants.
final class ChildProcess: Sendable {
  private struct State {
    /// Nil before the start, and again once the number may belong to another process.
    var pid: pid_t?
    var killed: ContinuousClock.Instant?
    /// When the child's exit was noticed while its outputs were still open.
    var exited: ContinuousClock.Instant?
  }

  /// How long the outputs are read after the child has exited or was killed, because another process may hold
  /// them open.
  private static let grace = Duration.milliseconds(200)

  private let command: Command
  private let state = Locked(State())

  init(_ command: Command) { self.command = command }

  /// Kills the child with its descendants, or prevents its start.
  func kill() {
    state.withLock { state in
      if state.killed == nil { state.killed = .now }
      guard let pid = state.pid else { return }
      killTree(pid)
      if command.isContained { killSession(of: pid) }
    }
  }

  /// Starts the child and reads its outputs. Blocks the thread until the child has exited and its outputs are
  /// closed, or until it was killed.
  ///
  /// Linux can kill a program when the thread that started it ends, so this thread has to stay.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  func run(_ onLine: (@Sendable (String) -> Void)?) throws(ToolError) -> ProcessResult {
    guard let (pid, outputs) = try start() else {
      return ProcessResult(.overtime(command.limit))
    }
    let overtime = DispatchWorkItem(block: kill)
    let deadline = DispatchTime.now() + command.limit / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: overtime)
    let captured = read(outputs, of: pid, onLine)
    // A program can close its outputs and continue.
    while !hasEnded(pid, waits: true) {}
    overtime.cancel()
    // A status that counts as a failure, in case `waitpid` fails.
    var status: Int32 = 255 << 8
    let wasKilled = state.withLock { state in
      if command.isContained { killLeftovers(of: pid) }
      waitpid(pid, &status, 0)
      state.pid = nil
      return state.killed != nil
    }
    // What C reads with WIFSIGNALED, WTERMSIG and WEXITSTATUS, which are macros.
    let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
    return ProcessResult(
      wasKilled ? .overtime(command.limit) : signal == 0 ? .exit(code) : .signal(signal),
      output: captured[0].text, errors: captured[1].text,
      report: captured.dropFirst(2).first?.text ?? "",
      wasCut: captured.contains(where: \.wasCut))
  }

  /// The child's process id and the files of its outputs; nil if it was killed before its start.
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

  /// Whether the child has exited. Until its status is read, no other process gets its id.
  private func hasEnded(_ pid: pid_t, waits: Bool) -> Bool {
    var end = siginfo_t()
    let options = Int32(WEXITED | WNOWAIT) | (waits ? 0 : Int32(WNOHANG))
    if waitid(P_PID, id_t(pid), &end, options) != 0 { return errno != EINTR }
    return end.si_signo == SIGCHLD
  }

  private func read(
    _ outputs: [Int32], of pid: pid_t, _ onLine: (@Sendable (String) -> Void)?
  ) -> [CapturedOutput] {
    var captured = outputs.indices.map { CapturedOutput(onLine: $0 == 0 ? onLine : nil) }
    var pipes = outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var lastCheck = ContinuousClock.now
    while pipes.contains(where: { $0.fd >= 0 }), !isGraceOver {
      // With a timeout, because nothing arrives if the child was killed and another process holds its pipes open.
      poll(&pipes, nfds_t(pipes.count), 200)
      for index in pipes.indices where pipes[index].revents != 0 {
        let count = Foundation.read(pipes[index].fd, &buffer, buffer.count)
        if count > 0 {
          captured[index].append(buffer[..<count])
        } else {
          // `poll` ignores negative descriptors.
          pipes[index].fd = -1
        }
      }
      guard command.isContained else { continue }
      if captured.contains(where: \.wasCut) { kill() }
      // The child's descendants may hold its outputs open.
      let now = ContinuousClock.now
      if now - lastCheck >= Self.grace {
        lastCheck = now
        if hasEnded(pid, waits: false) { recordExit(of: pid, now) }
      }
    }
    for end in outputs { close(end) }
    captured[0].flush()
    return captured
  }

  private func recordExit(of pid: pid_t, _ now: ContinuousClock.Instant) {
    state.withLock { state in
      guard state.exited == nil else { return }
      state.exited = now
      killSession(of: pid)
    }
  }

  private var isGraceOver: Bool {
    state.withLock { ($0.killed ?? $0.exited).map { $0 + Self.grace < .now } ?? false }
  }
}

/// The output of a child, up to the limit.
private struct CapturedOutput {
  let onLine: (@Sendable (String) -> Void)?
  private var bytes: [UInt8] = []
  private(set) var wasCut = false
  /// The beginning of a line whose end has not arrived.
  private var pendingLine: ArraySlice<UInt8> = []

  init(onLine: (@Sendable (String) -> Void)?) { self.onLine = onLine }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    let accepted = chunk.prefix(RealProcesses.mostOutput - bytes.count)
    wasCut = wasCut || accepted.count < chunk.count
    bytes += accepted
    guard let onLine else { return }
    pendingLine += accepted
    while let end = pendingLine.firstIndex(of: UInt8(ascii: "\n")) {
      onLine(String(decoding: pendingLine[..<end], as: UTF8.self))
      pendingLine = pendingLine[(end + 1)...]
    }
  }

  /// Reports a last line without a line break.
  func flush() {
    if !pendingLine.isEmpty { onLine?(String(decoding: pendingLine, as: UTF8.self)) }
  }
}
