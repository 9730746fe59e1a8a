import Foundation

/// Opens a pipe whose ends no child gets but the one they are given to; the ends are -1 where that
/// fails.
func openPipe() -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  #if os(Linux)
    _ = pipe2(&ends, O_CLOEXEC)
  #else
    // `spawn` closes what it does not name.
    if allowsManyFiles { _ = pipe(&ends) }
  #endif
  return (ends[0], ends[1])
}

#if !os(Linux)
  /// A shell of macOS allows 256 open files, and each running child takes two.
  private let allowsManyFiles: Bool = {
    var limit = rlimit()
    getrlimit(RLIMIT_NOFILE, &limit)
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4_096))
    setrlimit(RLIMIT_NOFILE, &limit)
    return true
  }()
#endif

/// Starts a program in a process group of its own, or in a session of its own where it is contained,
/// without input.
///
/// - Parameter outputs: the files that it gets as its standard output, its standard error, and its
///   report where it has one.
/// - Returns: its number, and 0 or the system's error.
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
  // A child gets no signals blocked or ignored because this thread or this process has.
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  // A process often leaves its group, but seldom its session.
  let place = command.isContained ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP
  let flags = place | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  posix_spawnattr_setflags(&attributes, Int16(flags | closing))

  let environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
  let words = ([command.executable] + command.arguments).map { strdup($0) }
  let variables = environment.map { strdup("\($0)=\($1)") }
  defer { for text in words + variables { free(text) } }
  var pid: pid_t = 0
  let error = posix_spawn(
    &pid, command.executable, &actions, &attributes, words + [nil], variables + [nil])
  return (pid, error)
}

/// Becomes a program: from here on this process has its output, its signals and its status.
///
/// - Returns: why it cannot, where it cannot.
package func exec(_ program: String, _ arguments: [String] = []) -> String {
  for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_DFL) }
  // A thread of a queue gets no signals, and what it becomes would get none either.
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  execv(program, &words)
  return String(cString: strerror(errno))
}

/// Kills a process that leads a group, and what it started: the group, and its descendants, which
/// may lead groups of their own. `swift test` gives one to the tests.
func killTree(_ pid: pid_t) {
  let groups = [-pid] + descendants(of: pid).map { getpgid($0) == $0 ? -$0 : $0 }
  for group in groups { kill(group, SIGKILL) }
}

/// Kills every process of a session except its leader. All that the leader started is there, even
/// where the process between has ended, except what began a session of its own.
func killSession(of leader: pid_t) {
  var seen: Set = [leader]
  // One may start others before it is killed.
  for _ in 0..<100 {
    let rest = allProcesses().filter { !seen.contains($0) && getsid($0) == leader }
    if rest.isEmpty { return }
    for pid in rest { kill(pid, SIGKILL) }
    seen.formUnion(rest)
  }
}

/// Kills what a process that ended by itself left behind.
func killRest(of leader: pid_t) {
  #if os(Linux)
    killSession(of: leader)
  #else
    // To find the session takes longer than most checks.
    kill(-leader, SIGKILL)
  #endif
}

/// The processes of this machine.
private func allProcesses() -> [pid_t] {
  #if os(Linux)
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
  #else
    parentsOfAll().map(\.pid)
  #endif
}

/// The processes that a process started, and those that these started.
func descendants(of pid: pid_t, on system: OperatingSystem = .current) -> [pid_t] {
  func childrenOnLinux(_ pid: pid_t) -> [pid_t] {
    let tasks = "/proc/\(pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let list = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
    }
  }
  let parents = system == .mac ? parentsOfAll() : []
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

/// Every process of this machine with the one that started it, as `ps` tells them.
private func parentsOfAll() -> [(pid: pid_t, parent: pid_t)] {
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
