import Foundation
import RequirementsCarrier

// The composition root of the command: the real file system, standard output and standard error.

struct DiskFiles: SourceFiles {
  func text(of path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  func files(below folder: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return below?.map { "\(base)/\($0)" }
  }

  /// Not by way of a second file: a build lets a tool write only what it has declared.
  func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }
}

func write(_ text: String, to handle: FileHandle) {
  // A reader that has gone away is no failure.
  try? handle.write(contentsOf: Data(text.utf8))
}

exit(
  CarryCommand(
    files: DiskFiles(), print: { write($0, to: .standardOutput) },
    complain: { write($0, to: .standardError) }
  ).run(Array(CommandLine.arguments.dropFirst())))
