import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("`DirectCheckBuilder`: a trial build of one test, without SwiftPM")
struct DirectCheckBuilderTests {
  @Test("The trial build caches only a successful run", arguments: Parts.all)
  func calls(_ parts: Parts) async throws {
    let machine = try Machine(parts)
    #expect(try await machine.fallbackReason() == nil)
    #expect(machine.asked == parts.asked)
    #expect(machine.made == parts.made)
    // A success is cached.
    #expect(try await machine.fallbackReason() == nil)
    #expect(machine.made == parts.made)
  }

  @Test(
    "The workshop uses SwiftPM after a failed trial build, and reports why",
    arguments: [
      (
        Parts.mac, "xcrun --show-sdk-platform-path",
        "'xcrun --show-sdk-platform-path' prints no path: none"
      ),
      (.mac, "-emit-library", "modules/TrialLibrary cannot be linked:\nnone"),
      (.mac, "^runner", "a test does not run:\nnone"),
      (.linux, "^runner", "a test does not run:\nnone"),
      (.linux, "Runner.swift", "The runner cannot be built:\nnone"),
      (.linux, "-primary-file Trial.swift", "a test does not compile:\nnone"),
      (
        .linux, "-print-target-info",
        "'swiftc -frontend -print-target-info' prints no compiler path."
      ),
    ])
  func detours(_ parts: Parts, fails: String, reason: String) async throws {
    #expect(try await Machine(parts, fails: fails).fallbackReason() == reason)
  }

  @Test("The workshop doesn't change to SwiftPM after a killed compiler")
  func killed() async throws {
    let machine = try Machine(
      .linux, fails: "-primary-file Trial.swift", ending: ProcessResult(.signal(9)))
    let error = await #expect(throws: ToolError.self) { try await machine.fallbackReason() }
    #expect(error?.kind == .interrupted)
  }

  @Test(
    "The trial build reports a missing tool or missing test results", arguments: Parts.all)
  func missing(_ parts: Parts) async throws {
    let nothing = try Machine(
      parts, fails: "^runner", ending: ProcessResult(.exit(0), report: "1-2 \n"))
    #expect(try await nothing.fallbackReason()?.hasPrefix("a test does not run:") == true)
    for path in parts.files {
      let machine = try Machine(parts)
      try machine.workshop.files.remove(path)
      let named = try await machine.fallbackReason() ?? ""
      #expect(named.hasPrefix("missing file: /") && path.hasPrefix(named.dropFirst(14).dropLast()))
    }
  }
}

/// The tools of a system, as its compiler reports them.
struct Parts: Sendable, CustomTestStringConvertible {
  let system: OperatingSystem
  let info: String
  /// The required files.
  let files: [String]
  /// The queries, in order.
  let asked: [String]
  /// The other commands, sorted because some run in parallel.
  let made: [String]
  var testDescription: String { "\(system)" }

  static let all = [linux, mac]

  private static let run =
    #"runner {"eventStreamVersion":0,"parallel":false,"verbosity":\#(Int.min)}"#

  private static func info(_ target: String, _ resources: String) -> String {
    #"{"compilerVersion": "6.3", "target": {\#(target)}, "paths": {"runtimeResourcePath": "\#(resources)"}}"#
  }

  static let linux = Parts(
    system: .linux,
    info: info(#""triple": "x-linux", "platform": "linux", "arch": "x86""#, "/swift/lib/swift"),
    files: [
      "/swift/lib/swift/../../bin/swift-frontend", "/swift/lib/swift/host/plugins/a",
      "/swift/lib/swift/../../bin/ld.lld", "/swift/lib/swift/linux/x86/swiftrt.o",
    ],
    asked: ["swiftc -frontend -print-target-info"],
    made: [
      "ld.lld -shared /swift/lib/swift/linux/x86/swiftrt.o Trial.o -o checks.so", run,
      """
      swift-frontend -frontend -Onone -disable-llvm-verify -diagnostic-style llvm \
      -parse-as-library -swift-version 6 -module-name Trial -package-name playground \
      -module-cache-path module-cache \
      -target x-linux -Xcc -D_GNU_SOURCE -plugin-path /swift/lib/swift/host/plugins -c -enable-testing \
      -primary-file Trial.swift -o Trial.o
      """,
      """
      swiftc -parse-as-library -swift-version 5 -Xcc -D_GNU_SOURCE \
      -module-cache-path module-cache -use-ld=lld \
      -Xlinker --no-as-needed -lTesting -lswift_StringProcessing -lswiftRegexBuilder \
      -lswiftSwiftOnoneSupport -lswiftSynchronization -lswiftDispatch -lFoundation -lswiftGlibc \
      -lswiftObservation Runner.swift -o runner
      """,
    ])

  static let mac = Parts(
    system: .mac,
    info: info(
      #""triple": "arm64-apple-macosx26.0", "platform": "macosx", "arch": "arm64""#,
      "/Xcode/lib/swift"),
    files: [
      "/Xcode/lib/swift/../../bin/swift-frontend", "/Xcode/lib/swift/host/plugins/a", "/SDK/a",
      "/P/Developer/Library/Frameworks/a",
    ],
    asked: [
      "swiftc -frontend -print-target-info", "xcrun --show-sdk-path",
      "xcrun --show-sdk-platform-path",
    ],
    made: [
      run,
      """
      swift-frontend -frontend -Onone -disable-llvm-verify -diagnostic-style llvm \
      -parse-as-library -swift-version 6 -module-name Trial -package-name playground \
      -module-cache-path module-cache \
      -target arm64-apple-macosx15.0 -F /P/Developer/Library/Frameworks -sdk /SDK \
      -plugin-path /Xcode/lib/swift/host/plugins \
      -plugin-path /Xcode/lib/swift/host/plugins/testing -c -enable-testing \
      -primary-file Trial.swift -o Trial.o
      """,
      """
      swiftc -emit-library -Xlinker -undefined -Xlinker dynamic_lookup \
      -target arm64-apple-macosx15.0 -F /P/Developer/Library/Frameworks -sdk /SDK Trial.o \
      -o checks.dylib
      """,
      """
      swiftc -parse-as-library -swift-version 5 -module-cache-path module-cache \
      -target arm64-apple-macosx15.0 -F /P/Developer/Library/Frameworks -sdk /SDK \
      -framework Testing -Xlinker -rpath -Xlinker /P/Developer/Library/Frameworks \
      -Xlinker -rpath -Xlinker /P/Developer/usr/lib Runner.swift -o runner
      """,
    ])
}

/// The workshop in memory on one system.
private struct Machine {
  let workshop: FakeWorkshop

  /// - Parameters:
  ///   - fails: a part of the command line of the failing program; `^` marks its start.
  ///   - ending: its result.
  init(
    _ parts: Parts, fails: String = "^nothing",
    ending: ProcessResult = ProcessResult(.exit(1), errors: "none")
  ) throws {
    let files = Dictionary(uniqueKeysWithValues: parts.files.map { ($0, Optional("")) })
    var workshop = try FakeWorkshop(changed: files) { line in
      if "^\(line)".contains(fails) { return ending }
      return switch line {
      case "swiftc -frontend -print-target-info": ProcessResult(.exit(0), output: parts.info)
      case "xcrun --show-sdk-path": ProcessResult(.exit(0), output: "/SDK\n")
      case "xcrun --show-sdk-platform-path": ProcessResult(.exit(0), output: "/P\n")
      case _ where line.hasPrefix("runner {"): ProcessResult(.exit(0), report: Self.passed)
      default: ProcessResult(.exit(0))
      }
    }
    workshop.environment.system = parts.system
    self.workshop = workshop
  }

  private static let passed = """
    1-2\u{20}
    1-2 {"kind":"event","payload":{"kind":"testEnded","testID":"Trial.trial()\\/Trial.swift:2:2"}}

    """

  func fallbackReason() async throws -> String? {
    try await Judge(workshop.workspace).fallbackReason
  }

  /// Without the folders of this checkout, whose names are hashes.
  private var lines: [String] { workshop.started.map { $0.replacing(#/\/play\/\S+\//#, with: "") } }

  var asked: [String] { lines.filter(isQuestion) }
  var made: [String] { lines.filter { !isQuestion($0) }.sorted() }

  private func isQuestion(_ line: String) -> Bool {
    line.hasPrefix("xcrun") || line.hasSuffix("-print-target-info")
  }
}
