// Given: leave this file as it is.

/// Says that a module imports another one, as the dependencies in a `Package.swift` do.
struct Arrow {
  /// The module that imports.
  let from: String
  /// The module that is imported.
  let to: String
}
