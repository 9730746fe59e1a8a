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

    let ends = DispatchGroup()
    ends.enter()
    process.terminationHandler = { _ in ends.leave() }
    do {
      try process.run()
    } catch {
      throw Complaint("\(command.executable) cannot be started: \(error.localizedDescription)")
    }
    let child = RunningChildren.Child(pid: process.processIdentifier)
    await RunningChildren.shared.add(child)
    output.start(in: ends)
    errors.start(in: ends)
    let overtime = DispatchWorkItem { child.kill() }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + command.limit.timeInterval, execute: overtime)
    await withCheckedContinuation { continuation in
      ends.notify(queue: .global()) { continuation.resume() }
    }
    overtime.cancel()
    await RunningChildren.shared.remove(child)
    let status = process.terminationStatus
    let way: Ended.Way =
      child.wasKilled
      ? .overtime(command.limit)
      : process.terminationReason == .exit ? .exit(status) : .signal(status)
    return Ended(way, output: output.text, errors: errors.text)
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
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      // `FileHandle` would wait for a full buffer; `read` delivers what is there.
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else {
          if count < 0, errno == EINTR { continue }
          break
        }
        let chunk = bytes[..<count]
        data.withLock { if $0.count < RealProcesses.mostOutput { $0.append(contentsOf: chunk) } }
        guard let onLine else { continue }
        line.append(contentsOf: chunk)
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
public actor RunningChildren {
  public static let shared = RunningChildren()

  private var children: [ObjectIdentifier: Child] = [:]

  /// Kills every child, with what each started.
  public func killAll() {
    for child in children.values { child.kill() }
  }

  fileprivate func add(_ child: Child) { children[ObjectIdentifier(child)] = child }

  fileprivate func remove(_ child: Child) { children[ObjectIdentifier(child)] = nil }

  /// A child whose end was not seen yet.
  fileprivate final class Child: Sendable {
    /// What `kill(2)` takes: the child's group where it leads one, else the child alone.
    private let target: pid_t
    private let killed = Atomic(false)

    init(pid: pid_t) {
      target = getpgid(pid) == pid ? -pid : pid
    }

    var wasKilled: Bool { killed.load(ordering: .acquiring) }

    func kill() {
      killed.store(true, ordering: .releasing)
      _ = Foundation.kill(target, SIGKILL)
    }
  }
}

extension Duration {
  var timeInterval: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
