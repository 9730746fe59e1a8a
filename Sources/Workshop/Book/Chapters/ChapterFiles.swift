import ToolSupport

extension Chapter {
  /// The folders of a chapter whose Swift files aren't part of its program.
  package static let besideProgram: Set = ["Refused", "Exercises", "Experiments", "InYourApp"]
}

extension Checkout {
  /// The Swift files of a chapter's program, relative to the checkout, `main.swift` first.
  package func sources(of chapter: Chapter) throws(ToolError) -> [String] {
    let all = try files.files(below: path(chapter.folder)) {
      Chapter.besideProgram.contains($0)
    }
    // A package inside the chapter isn't part of its program.
    let packages = all.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast(13) }
    let own = all.filter { name in
      name.hasSuffix(".swift") && !packages.contains(where: name.hasPrefix)
    }
    return (own.filter { $0 == "main.swift" } + own.filter { $0 != "main.swift" })
      .map { "\(chapter.folder)/\($0)" }
  }
}
