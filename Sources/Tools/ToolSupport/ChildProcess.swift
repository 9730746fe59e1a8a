import Foundation
import Synchronization

/// A program to start and the bounds it must keep.
package struct Command: Sendable, Equatable {
  package var executable: String
  package var arguments: [String]
  /// Where it runs; the folder of this process if nil.
  package var directory: String?
  /// Added to the environment of this process.
  package var environment: [String: String]
  /// How long it may take before it is killed, together with what it started.
  package var limit: Duration

  package init(
    _ executable: String, _ arguments: [String] = [], in directory: String? = nil,
    environment: [String: String] = [:], limit: Duration = .seconds(600)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
    self.limit = limit
  }
}

/// How a child process ended and what it wrote.
package struct ProcessResult: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed at its limit.
    case overtime(Duration)
  }

  package var ending: Ending
  package var output: String
  package var errors: String
  /// Whether it wrote more than is kept.
  package var wasCut: Bool

  package init(_ ending: Ending, output: String = "", errors: String = "", wasCut: Bool = false) {
    self.ending = ending
    self.wasCut = wasCut
    self.output = output
    self.errors = errors
  }

  package var succeeded: Bool { ending == .exit(0) }
}

/// Starts programs, so that a test can answer in their place.
package protocol Processes: Sendable {
  /// Runs a program to its end, without standard input; it is killed where the caller's task is
  /// cancelled.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  /// - Throws: `ToolError` where the program cannot be started.
  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult
}

extension Processes {
  package func run(_ command: Command) async throws(ToolError) -> ProcessResult {
    try await run(command, onLine: nil)
  }
}

/// The processes of this machine. No thread of the caller waits: the end of the child resumes it.
package struct RealProcesses: Processes {
  /// What one child may write to each of its outputs; the rest is thrown away.
  package static let mostOutput = 8 << 20

  private static let starting = DispatchQueue(label: "starting a child")

  package init() {}

  package func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.arguments
    if let directory = command.directory {
      process.currentDirectoryURL = URL(fileURLWithPath: directory)
    }
    process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
    process.standardInput = FileHandle.nullDevice

    let ends = DispatchGroup()
    ends.enter()
    // Foundation sees the end only when nobody has the files open that it gave to the child; so the
    // system is asked as well.
    let isOver = Atomic(false)
    let over: @Sendable () -> Void = {
      if !isOver.exchange(true, ordering: .relaxed) { ends.leave() }
    }
    process.terminationHandler = { _ in over() }
    let (output, errors): (Collector, Collector)
    do {
      // One after the other: a child that is made while another's files are being opened would have
      // them too, and keep them open.
      (output, errors) = try Self.starting.sync {
        let (output, errors) = (Collector(onLine: onLine), Collector(onLine: nil))
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
        return (output, errors)
      }
    } catch {
      throw ToolError("\(command.executable) cannot be started: \(error.localizedDescription)")
    }
    let pid = process.processIdentifier
    /// The status, and a thousand more for a signal; less than nothing until it is known.
    let seen = Atomic<Int32>(-1)
    Thread.detachNewThread {
      switch awaitEnd(of: pid) {
      case .exit(let status): seen.store(status, ordering: .releasing)
      case .signal(let number): seen.store(1000 + number, ordering: .releasing)
      case .overtime, nil: return
      }
      over()
    }
    let child = RunningChildren.Child(pid: pid)
    await RunningChildren.shared.add(child)
    // What was killed at the limit is given a moment to be gone; nobody waits for what was not.
    let grace = Duration.milliseconds(200)
    let deadline = ContinuousClock.now + command.limit + grace
    output.start(in: ends, until: deadline)
    errors.start(in: ends, until: deadline)
    let kill: @Sendable () -> Void = {
      child.kill()
      DispatchQueue.global().asyncAfter(deadline: .now() + grace.timeInterval, execute: over)
    }
    let overtime = DispatchWorkItem(block: kill)
    DispatchQueue.global().asyncAfter(
      deadline: .now() + command.limit.timeInterval, execute: overtime)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ends.notify(queue: .global()) {
          // Here, and not where the caller goes on: it may have to wait long for its turn, and what
          // has ended in time was not late.
          overtime.cancel()
          continuation.resume()
        }
      }
    } onCancel: {
      kill()
    }
    await RunningChildren.shared.remove(child)
    let way: ProcessResult.Ending
    if child.wasKilled {
      way = .overtime(command.limit)
    } else if case let seen = seen.load(ordering: .acquiring), seen >= 0 {
      way = seen < 1000 ? .exit(seen) : .signal(seen - 1000)
    } else {
      let status = process.terminationStatus
      way = process.terminationReason == .exit ? .exit(status) : .signal(status)
    }
    return ProcessResult(
      way, output: output.text, errors: errors.text, wasCut: output.wasCut || errors.wasCut)
  }
}

/// Reads one output of a child on a thread of its own until nobody can write to it any more.
private final class Collector: Sendable {
  let pipe = Pipe()
  private let onLine: (@Sendable (String) -> Void)?
  private let data = Locked<[UInt8]>([])
  private let cut = Atomic(false)

  init(onLine: (@Sendable (String) -> Void)?) {
    self.onLine = onLine
    // No other child gets these ends, whoever starts it: an exit test of Swift Testing would, and a
    // pipe is read until the last one that holds it has ended.
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  var wasCut: Bool { cut.load(ordering: .acquiring) }

  var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }

  /// - Parameter deadline: ends the reading where something that cannot be killed holds the pipe.
  func start(in ends: DispatchGroup, until deadline: ContinuousClock.Instant) {
    ends.enter()
    Thread.detachNewThread { [self] in
      var line: [UInt8] = []
      while let chunk = nextChunk(until: deadline) {
        let kept = data.withLock { data in
          let kept = chunk.prefix(RealProcesses.mostOutput - data.count)
          data += kept
          return kept
        }
        if kept.count < chunk.count { cut.store(true, ordering: .releasing) }
        guard let onLine else { continue }
        let pieces = kept.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for piece in pieces.dropLast() {
          onLine(String(decoding: line + piece, as: UTF8.self))
          line = []
        }
        line += pieces.last ?? []
      }
      if let onLine, !line.isEmpty { onLine(String(decoding: line, as: UTF8.self)) }
      // Foundation may keep the pipe, and its 1,024th open file would end this process.
      try? pipe.fileHandleForReading.close()
      ends.leave()
    }
  }

  /// What has come, as soon as something has; nil at the end. `FileHandle` would wait for a
  /// full buffer.
  private func nextChunk(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    while true {
      let left = min((deadline - .now).timeInterval, 1000)
      guard left > 0 else { return nil }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { continue }
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
      }
      return chunk.isEmpty ? nil : chunk
    }
  }
}

/// The children that run now, so that they do not outlive this process when it is interrupted.
package actor RunningChildren {
  package static let shared = RunningChildren()

  private var children: [ObjectIdentifier: Child] = [:]

  /// Kills every child, with what each started.
  package func killAll() {
    for child in children.values { child.kill() }
  }

  fileprivate func add(_ child: Child) { children[ObjectIdentifier(child)] = child }

  fileprivate func remove(_ child: Child) { children[ObjectIdentifier(child)] = nil }

  /// A child whose end was not seen yet.
  fileprivate final class Child: Sendable {
    private let pid: pid_t
    private let killed = Atomic(false)

    init(pid: pid_t) { self.pid = pid }

    var wasKilled: Bool { killed.load(ordering: .acquiring) }

    /// Kills it with what it started, which may lead groups of its own: 'swift test' gives one to
    /// the tests.
    func kill() {
      killed.store(true, ordering: .releasing)
      for pid in [pid] + descendants(of: pid) {
        _ = Foundation.kill(getpgid(pid) == pid ? -pid : pid, SIGKILL)
      }
    }
  }
}

/// How a child of this process ended, as soon as it has; it is left to be reaped. Nil where another
/// has reaped it, or where the system is not asked.
private func awaitEnd(of pid: pid_t) -> ProcessResult.Ending? {
  #if os(Linux)
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, Int32(WEXITED | WNOWAIT)) != 0 {
      guard errno == EINTR else { return nil }
    }
    // What C calls `si_status` is a macro, so it is read from where it stands.
    let status = withUnsafeBytes(of: info) { $0.load(fromByteOffset: 24, as: Int32.self) }
    return info.si_code == CLD_EXITED ? .exit(status) : .signal(status)
  #else
    return nil
  #endif
}

/// The processes that a process started, and those that these started; none where the system does
/// not tell.
private func descendants(of pid: pid_t) -> [pid_t] {
  #if os(Linux)
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    let children = threads.flatMap { thread -> [pid_t] in
      let list = FileHandle(forReadingAtPath: "/proc/\(pid)/task/\(thread)/children")
      let text = String(decoding: list?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
      return text.split(separator: " ").compactMap { pid_t($0) }
    }
    return children.flatMap { [$0] + descendants(of: $0) }
  #else
    return []
  #endif
}

extension Duration {
  var timeInterval: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
