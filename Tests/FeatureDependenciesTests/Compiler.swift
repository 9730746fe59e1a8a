import Proof

@testable import WorkshopKit

/// Compiles the chapter's chain over another lowest level, which no fixture can do.
struct Compiler {
  private let session = House.session

  /// What the compiler says about the three upper levels, as they stand in the chapter, over `lowest`; nil
  /// if it accepts them.
  func errors(lowest: String) async throws -> String? {
    let products = session.folder.products
    let folder = "\(products)/refused/FeatureDependencies"
    try session.files.makeFolder(folder)
    try session.files.write("import TextUI\n\n\(lowest)\n", to: "\(folder)/PromotionView.swift")
    let chapter = House.checkout.path("Chapters/19-FeatureDependencies")
    let files =
      Chain.levels.dropLast().map { "\(chapter)/Chain/\($0).swift" }
      + ["\(chapter)/Services.swift", "\(folder)/PromotionView.swift"]
    let ended = try await session.run(
      Command(
        try session.toolchain.program("swiftc"),
        ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "\(products)/Modules"]
          + files, in: House.checkout.root, limit: .seconds(60)))
    return ended.succeeded ? nil : ended.errors
  }
}
