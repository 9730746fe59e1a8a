import ExerciseKit
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

struct WatchLoopTests {
  private static let sum = "(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)"

  @Test("`watch` checks the exercise after every save")
  func session() async throws {
    let keys = PressedKeys()
    let played = try PlayedCheckout(RecordingConsole(isTerminal: true), keyboard: keys)
    let exercise = try played.exercise("UseAndReplace")
    let watching = Task { await played.run("watch", exercise.name) }
    try await played.page.shows("Task 1: ")
    keys.press("t")
    try await played.page.shows("UseAndReplace: 0 of 2 tasks solved")
    keys.press("h")
    try await played.page.shows("UseAndReplace, task 1, hint 1 of 3: ")
    try played.write("nonsense", to: exercise.file)
    try await played.page.shows("UseAndReplace: DOES NOT COMPILE")
    try played.write(try played.solution(of: exercise).solved, to: exercise.file)
    try await played.page.shows("Solved. Press n for the next exercise.")
    keys.press("l")
    try await played.page.shows("14 > UseAndReplace: 2 of 2 tasks solved")
    keys.press("?")
    try await played.page.shows("p: previous exercise")
    keys.press("n")
    keys.press("t")
    try await played.page.shows("WrongObject: 0 of 2 tasks solved")
    keys.press("p")
    keys.press("p")
    try await played.page.shows("No previous exercise.")
    keys.press("n")
    keys.press("t")
    keys.press("x")
    keys.press("q")
    #expect(await watching.value == 0)
    let progress = try played.workspace.checkout.read(".workshop/progress.txt")
    #expect(progress.contains("current WrongObject\n"))
    #expect(progress.contains(#/solved UseAndReplace\.1 .*\nsolved UseAndReplace\.2 /#))
  }

  @Test("A save cancels the running check and starts a new one")
  func cancels() async throws {
    let keys = PressedKeys()
    let played = try PlayedCheckout(keyboard: keys)
    let exercise = try played.exercise("UseAndReplace")
    let solved = try played.solution(of: exercise).solved
    // The answer creates a file when it starts, and never ends.
    let begun = "\(played.root)/begun"
    let slow = try played.solution(
      of: exercise.name, replacing: Self.sum,
      with: """
        FileManager.default.createFile(atPath: "\(begun)", contents: nil)
        while true { Thread.sleep(forTimeInterval: 60) }
        """)
    try played.write("import Foundation\n\(slow)", to: exercise.file)
    let watching = Task { await played.run("watch", exercise.name) }
    while !played.environment.files.exists(begun) {
      try await Task.sleep(for: .milliseconds(10))
    }
    try played.write(solved, to: exercise.file)
    try await played.page.shows("UseAndReplace: 2 of 2 tasks solved")
    keys.press("q")
    #expect(await watching.value == 0)
    #expect(played.page.text.ranges(of: "tasks solved").count == 1)
  }

  @Test("`watch` in a pipe ends after one verdict, without escape codes")
  func pipe() async throws {
    let keys = PressedKeys()
    let played = try PlayedCheckout(keyboard: keys)
    keys.end()
    #expect(await played.run("watch", "UseAndReplace") == 0)
    #expect(played.page.text.contains("UseAndReplace: 0 of 2 tasks solved"))
    #expect(!played.page.text.contains("\u{1B}"))
    // An unreadable progress file is an error, and nothing is checked.
    try played.workspace.files.remove("\(played.root)/.workshop/progress.txt")
    try played.write("", to: ".workshop/progress.txt/in-the-way")
    #expect(await played.run("watch", "UseAndReplace") == 1)
    #expect(played.page.errors.hasPrefix("workshop: .workshop/progress.txt cannot be read."))
  }
}

struct SaveSignalsTests {
  @Test(
    "`RealSaveSignals` detects both in-place and replacing saves", .timeLimit(.minutes(10)),
    arguments: [nil, Duration.milliseconds(20)])
  func saves(_ pause: Duration?) async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let path = "\(played.root)/\(exercise.file)"
    // On Linux, the file event arrives without polling.
    let signalling = RealSaveSignals(pause: onLinux ? pause ?? .seconds(3600) : pause)
    var signals = signalling.signals(in: ["\(played.root)/\(exercise.folder)"]).makeAsyncIterator()
    try Data("moved".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(await signals.next() != nil)
    try Data("in place".utf8).write(to: URL(fileURLWithPath: path))
    #expect(await signals.next() != nil)
  }
}

struct KeyboardTests {
  @Test("`RealKeyboard` delivers single keys and restores the terminal")
  func keys() async throws {
    // A separate terminal: writing to `user` types at `terminal`.
    var (user, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&user, &terminal, nil, nil, nil) == 0)
    defer { for file in [user, terminal] { close(file) } }
    let before = mode(of: terminal)
    try #require(before.c_lflag & tcflag_t(ICANON) != 0)
    let keyboard = RealKeyboard(terminal: terminal)
    let stream = try #require(keyboard.keys())
    #expect(mode(of: terminal).c_lflag & tcflag_t(ICANON | ECHO) == 0)
    let typed = Task {
      var keys: [Key] = []
      for await key in stream {
        keys.append(key)
        if key == .character("q") { break }
      }
      return keys
    }
    _ = write(user, "hnq", 3)
    let wanted = [Key.character("h"), .character("n"), .character("q")]
    #expect(await typed.value == wanted)
    // An interrupted program ends its last line.
    keyboard.restore(forGood: true)
    var ready = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    try #require(poll(&ready, 1, 60_000) == 1)
    var said = [UInt8](repeating: 0, count: 8)
    let count = read(user, &said, 8)
    #expect(said.prefix(count) == [0x0D, 0x0A])
    // macOS sets PENDIN there if typed input is pending.
    #expect((mode(of: terminal).c_lflag ^ before.c_lflag) & ~tcflag_t(PENDIN) == 0)
    #expect(keyboard.keys() == nil)
  }

  private func mode(of file: Int32) -> termios {
    var mode = termios()
    tcgetattr(file, &mode)
    return mode
  }

  @Test("`RealKeyboard` without a terminal yields only `.end`")
  func nobody() async throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let keys = try #require(RealKeyboard(terminal: file).keys())
    #expect(await keys.first { _ in true } == .end)
  }
}
