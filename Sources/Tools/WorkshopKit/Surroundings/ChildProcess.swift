import Foundation
import Synchronization

/// A program to start and the bounds it must keep.
public struct Command: Sendable, Equatable {
  public var executable: String
  public var arguments: [String]
  /// Where it runs; the folder of this process if nil.
  public var directory: String?
  /// Added to the environment of this process.
  public var environment: [String: String]
  /// How long it may take before it is killed, together with what it started.
  public var limit: Duration

  public init(
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
public struct Ended: Sendable, Equatable {
  public enum Way: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed at its limit.
    case overtime(Duration)
  }

  public var way: Way
  public var output: String
  public var errors: String

  public init(_ way: Way, output: String = "", errors: String = "") {
    self.way = way
    self.output = output
    self.errors = errors
  }

  public var succeeded: Bool { way == .exit(0) }
}

/// Starts programs, so that a test can answer in their place.
public protocol Processes: Sendable {
  /// Runs a program to its end, without standard input.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  /// - Throws: `Complaint` where the program cannot be started.
  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(Complaint) -> Ended
}

extension Processes {
  public func run(_ command: Command) async throws(Complaint) -> Ended {
    try await run(command, onLine: nil)
  }
}

/// The processes of this machine. No thread of the caller waits: the end of the child resumes it.
public struct RealProcesses: Processes {
  /// What one child may write to each of its outputs; the rest is thrown away.
  static let mostOutput = 8 << 20

  public init() {}

  public func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(Complaint) -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.arguments
    if let directory = command.directory {
      process.currentDirectoryURL = URL(fileURLWithPath: directory)
    }
    process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Collector(onLine: onLine), Collector(onLine: nil))
    process.standardOutput = output.pipe
    process.standardError = errors.pipe

    let outcome: Result<Ended, Complaint> = await withCheckedContinuation { continuation in
      let ends = DispatchGroup()
      ends.enter()
      process.terminationHandler = { _ in ends.leave() }
      do {
        try process.run()
      } catch {
        let said = error.localizedDescription
        continuation.resume(
          returning: .failure(Complaint("\(command.executable) cannot be started: \(said)")))
        return
      }
      let child = RunningChildren.add(process.processIdentifier)
      output.start(in: ends)
      errors.start(in: ends)
      let overtime = DispatchWorkItem { child.kill() }
      DispatchQueue.global().asyncAfter(
        deadline: .now() + command.limit.timeInterval, execute: overtime)
      ends.notify(queue: .global()) {
        overtime.cancel()
        let wasKilled = child.remove()
        let status = process.terminationStatus
        let way: Ended.Way =
          wasKilled
          ? .overtime(command.limit)
          : process.terminationReason == .exit ? .exit(status) : .signal(status)
        continuation.resume(
          returning: .success(Ended(way, output: output.text, errors: errors.text)))
      }
    }
    return try outcome.get()
  }
}

/// Reads one output of a child on a thread of its own until nobody can write to it any more.
private final class Collector: Sendable {
  let pipe = Pipe()
  private let onLine: (@Sendable (String) -> Void)?
  private let data = Mutex(Data())

  init(onLine: (@Sendable (String) -> Void)?) {
    self.onLine = onLine
  }

  var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }

  func start(in ends: DispatchGroup) {
    ends.enter()
    Thread.detachNewThread { [self] in
      var line = Data()
      let reader = pipe.fileHandleForReading
      while let chunk = try? reader.read(upToCount: 1 << 16), !chunk.isEmpty {
        data.withLock { if $0.count < RealProcesses.mostOutput { $0.append(chunk) } }
        guard let onLine else { continue }
        line.append(chunk)
        while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
          onLine(String(decoding: line[line.startIndex..<end], as: UTF8.self))
          line = Data(line[line.index(after: end)...])
        }
      }
      ends.leave()
    }
  }
}

/// The children that run now, so that they do not outlive this process when it is interrupted.
public enum RunningChildren {
  private static let all = Mutex<Set<Child>>([])

  /// Kills every child, with what each started.
  public static func killAll() {
    for child in all.withLock({ $0 }) { child.kill() }
  }

  static func add(_ pid: pid_t) -> Child {
    let child = Child(pid: pid)
    all.withLock { _ = $0.insert(child) }
    return child
  }

  /// A child whose end was not seen yet.
  final class Child: Sendable, Hashable {
    /// What `kill(2)` takes: the child's group where it leads one, else the child alone.
    private let target: pid_t
    private let wasKilled = Mutex(false)

    init(pid: pid_t) {
      target = getpgid(pid) == pid ? -pid : pid
    }

    func kill() {
      wasKilled.withLock { $0 = true }
      _ = Foundation.kill(target, SIGKILL)
    }

    /// Forgets the child; true if it had to be killed.
    func remove() -> Bool {
      RunningChildren.all.withLock { _ = $0.remove(self) }
      return wasKilled.withLock { $0 }
    }

    static func == (left: Child, right: Child) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Duration {
  var timeInterval: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
