import ConventionLint

/// The checkout's files as `cpdi-lint` reads them, wherever the person is.
struct CheckoutSources: SourceTree {
  let checkout: Checkout

  func kind(of path: String) -> SourceKind {
    let place = checkout.path(path)
    guard checkout.files.exists(place) else { return .missing }
    return checkout.files.isFolder(place) ? .folder : .file
  }

  func entries(of folder: String) throws(Unreadable) -> [String] {
    do {
      return try checkout.files.entries(of: checkout.path(folder))
    } catch {
      throw Unreadable(folder, error.description)
    }
  }

  func bytes(of file: String) throws(Unreadable) -> [UInt8] {
    do {
      return try checkout.files.bytes(of: checkout.path(file))
    } catch {
      throw Unreadable(file, error.description)
    }
  }
}

/// A page that `cpdi-lint` writes on.
struct LintPage: Output {
  let page: Page

  var width: Int { page.width }
  var usesColor: Bool { page.usesColor }

  func write(_ text: String) { page.write(text) }
  func writeError(_ text: String) { page.writeError(text) }
}
