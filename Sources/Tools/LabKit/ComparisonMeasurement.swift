import Book
import Synchronization
import ToolSupport

/// How long the same checks of the same texts take without the workshop: with the compiler alone,
/// and with the package manager.
struct ComparisonMeasurement: Sendable {
  /// How often each is measured in each exercise.
  static let rounds = 3

  let room: WorkshopClone
  /// For what is compiled by hand; not there yet.
  let folder: String
  let folders: any TemporaryFolders
  private var bench: Bench { room.bench }

  init(room: WorkshopClone, folder: String, folders: any TemporaryFolders) {
    (self.room, self.folder, self.folders) = (room, folder, folders)
  }

  /// Both ways take turns, each time after another edit of a body.
  func times(
    of exercise: Exercise, _ text: EditedText
  ) async throws(ToolError) -> (compiler: [Duration], package: [Duration]) {
    bench.announce("Building the package of \(exercise.name)")
    try room.files.write(text.start, to: room.clone.path(exercise.file))
    try await bench.run(
      room.workshop, ["check", exercise.name, "--package"], in: room.clone.root)
    let package = ScratchPackage(exercise.name, in: room)
    let modules = try package.modules()
    let edits = Atomic(0)
    // The package manager goes by times of change, which two saves within a second can fool; so the
    // compiler has its turn between them.
    let compiler: Bench.Trial = { () throws(ToolError) in
      let number = edits.add(1, ordering: .relaxed).newValue
      try room.files.write(text.after(.body, number), to: package.exerciseFile)
      return try await timeByHand(package, modules)
    }
    let manager: Bench.Trial = { () throws(ToolError) in try await timeOfTest(package) }
    let times = try await bench.times(
      "swiftc and swift test of \(exercise.name)", rounds: Self.rounds, of: [compiler, manager])
    return (times[0], times[1])
  }

  /// Compiles everything from scratch, one call of the compiler a module, and runs the checks.
  private func timeByHand(
    _ package: ScratchPackage, _ modules: [ScratchPackage.Module]
  ) async throws(ToolError) -> Duration {
    try room.files.makeFolder(folder)
    try room.files.write(Self.runner, to: "\(folder)/Runner.swift")
    let common = ["-swift-version", "6", "-parse-as-library", "-I", "."]
    var time = Duration.zero
    for module in modules {
      let own = ["-wmo", "-enable-testing", "-emit-module", "-module-name", module.name, "-c"]
      time += try await bench.time(
        "swiftc", common + own + module.files + ["-o", "\(module.name).o"], in: folder)
    }
    let checks = ["-module-name", "Checks", package.checksFile, "Runner.swift"]
    time += try await bench.time(
      "swiftc", common + checks + modules.map { "\($0.name).o" } + ["-o", "checks"], in: folder)
    time += try await bench.time("\(folder)/checks", in: folder)
    try folders.remove(folder)
    return time
  }

  private func timeOfTest(_ package: ScratchPackage) async throws(ToolError) -> Duration {
    let (time, ended) = try await bench.timed(
      "swift", ["test", "--filter", "Task1"], in: package.root)
    let said = ended.output + ended.errors
    guard said.contains("Compiling \(package.exerciseModule) "),
      said.contains(#/Test run with [1-9]/#)
    else {
      throw ToolError("'swift test' has not compiled and run what was saved in \(package.name).")
    }
    return time
  }

  private static let runner = """
    import Testing

    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """
}

/// The package that `workshop check NAME --package` leaves.
struct ScratchPackage: Sendable {
  struct Module: Sendable, Equatable {
    let name: String
    /// Absolute paths.
    let files: [String]
  }

  let name: String
  let root: String
  private let files: any FileSystem

  /// - Parameter name: the exercise.
  init(_ name: String, in room: WorkshopClone) {
    (self.name, root, files) = (name, "\(room.cache)/packages/\(name)", room.files)
  }

  var exerciseModule: String { "\(name)Exercise" }
  var exerciseFile: String { "\(root)/Sources/\(exerciseModule)/Exercise.swift" }
  var checksFile: String { "\(root)/Tests/\(name)Checks/Checks.swift" }

  /// All modules but the checks, each after those it imports, which is how the manifest has them.
  func modules() throws(ToolError) -> [Module] {
    let manifest = try files.read("\(root)/Package.swift")
    var modules: [Module] = []
    for match in manifest.matches(of: #/\.target\(name: "(\w+)"/#) {
      let folder = "\(root)/Sources/\(match.1)"
      let paths = try files.files(below: folder).map { "\(folder)/\($0)" }
      modules.append(Module(name: String(match.1), files: paths))
    }
    guard modules.last?.name == exerciseModule else {
      throw ToolError("\(root)/Package.swift does not end with the module of \(name).")
    }
    return modules
  }
}
