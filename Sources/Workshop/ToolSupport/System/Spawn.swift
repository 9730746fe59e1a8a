import Foundation

/// Opens a pipe that other children don't inherit; both ends are -1 if that fails.
func openPipe() -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  #if os(Linux)
    _ = pipe2(&ends, O_CLOEXEC)
  #else
    // `spawn` closes all descriptors that it doesn't pass on.
    if allowsManyFiles { _ = pipe(&ends) }
  #endif
  return (ends[0], ends[1])
}

#if !os(Linux)
  /// A macOS shell allows 256 open files, and each running child needs two.
  private let allowsManyFiles: Bool = {
    var limit = rlimit()
    getrlimit(RLIMIT_NOFILE, &limit)
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4_096))
    setrlimit(RLIMIT_NOFILE, &limit)
    return true
  }()
#endif

/// Starts a program with empty input in its own process group, or in its own session if it is contained.
///
/// - Parameter outputs: the files for standard output, standard error and, optionally, its report.
/// - Returns: its process id, and 0 or the system's error.
func spawn(_ command: Command, outputs: [Int32]) -> (pid: pid_t, error: Int32) {
  guard outputs.allSatisfy({ $0 >= 0 }) else { return (0, EMFILE) }
  #if os(Linux)
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    let closing: Int32 = 0
  #else
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  for (output, file) in zip(outputs, STDOUT_FILENO...) {
    posix_spawn_file_actions_adddup2(&actions, output, file)
  }
  if let directory = command.directory {
    posix_spawn_file_actions_addchdir_np(&actions, directory)
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // The child must not inherit the blocked or ignored signals of this process.
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  // Programs often leave their process group, but rarely their session.
  let group = command.isContained ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP
  let flags = group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  posix_spawnattr_setflags(&attributes, Int16(flags | closing))

  let environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
  let arguments = ([command.executable] + command.arguments).map { strdup($0) }
  let variables = environment.map { strdup("\($0)=\($1)") }
  defer { for text in arguments + variables { free(text) } }
  var pid: pid_t = 0
  let error = posix_spawn(
    &pid, command.executable, &actions, &attributes, arguments + [nil], variables + [nil])
  return (pid, error)
}

/// Replaces this process by a program.
///
/// - Returns: the reason, if that fails.
package func exec(_ program: String, _ arguments: [String] = []) -> String {
  for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_DFL) }
  // Threads of Dispatch block signals, and the new program would inherit that.
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
  var argv = ([program] + arguments).map { strdup($0) } + [nil]
  execv(program, &argv)
  return String(cString: strerror(errno))
}

/// Kills a process group, and the descendants of its leader, which may have their own groups: `swift test` runs the
/// tests in one.
func killTree(_ pid: pid_t) {
  let groups = [-pid] + descendants(of: pid).map { getpgid($0) == $0 ? -$0 : $0 }
  for group in groups { kill(group, SIGKILL) }
}

/// Kills all processes of a session except its leader. This finds all descendants, even orphans, except those that
/// began a session of their own.
func killSession(of leader: pid_t) {
  var seen: Set = [leader]
  // A process may start other processes before it is killed.
  for _ in 0..<100 {
    let found = allProcesses().filter { !seen.contains($0) && getsid($0) == leader }
    if found.isEmpty { return }
    for pid in found { kill(pid, SIGKILL) }
    seen.formUnion(found)
  }
}

/// Kills the remaining descendants of a process that has exited.
func killLeftovers(of leader: pid_t) {
  #if os(Linux)
    killSession(of: leader)
  #else
    // Finding the session takes longer than most checks.
    kill(-leader, SIGKILL)
  #endif
}

/// The processes of this machine.
private func allProcesses() -> [pid_t] {
  #if os(Linux)
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
  #else
    processParents().map(\.pid)
  #endif
}

/// The child processes of a process, and their children.
func descendants(of pid: pid_t, on system: OperatingSystem = .current) -> [pid_t] {
  func childrenOnLinux(_ pid: pid_t) -> [pid_t] {
    let tasks = "/proc/\(pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let list = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
    }
  }
  let parents = system == .mac ? processParents() : []
  func all(_ pid: pid_t) -> [pid_t] {
    let children =
      switch system {
      case .linux: childrenOnLinux(pid)
      case .mac: parents.filter { $0.parent == pid }.map(\.pid)
      }
    return children.flatMap { [$0] + all($0) }
  }
  return all(pid)
}

/// Every process of this machine with its parent, from `ps`.
private func processParents() -> [(pid: pid_t, parent: pid_t)] {
  let output = openPipe()
  let ps = Command("/bin/ps", ["-A", "-o", "pid=,ppid="])
  let (pid, error) = spawn(ps, outputs: [output.writing, output.writing])
  close(output.writing)
  defer { close(output.reading) }
  guard error == 0 else { return [] }
  let text = FileHandle(fileDescriptor: output.reading).readDataToEndOfFile()
  waitpid(pid, nil, 0)
  return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
    let numbers = line.split(separator: " ").compactMap { pid_t($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
