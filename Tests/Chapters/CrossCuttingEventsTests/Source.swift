import SwiftOutline
import TestSupport

/// A source file of the chapter, by its path in the chapter's folder without the extension.
func source(_ name: String) throws -> SourceFile {
  try TestCheckout.source("\(chapterFolder("CrossCuttingEvents"))/\(name).swift")
}
