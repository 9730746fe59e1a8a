import SwiftOutline

extension SourceFile {
  /// The modules that the file imports: `A` for `import A`, for `@testable import A` and for
  /// `import struct A.B`. An import inside an inactive `#if` counts as well.
  package var importedModules: Set<String> {
    get throws(OutlineError) {
      let imports = try declarations().filter { $0.kind == .import }
      return Set(imports.map { String($0.name.prefix { $0 != "." && $0 != ":" }) })
    }
  }
}
