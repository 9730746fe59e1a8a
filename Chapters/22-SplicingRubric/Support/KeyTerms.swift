extension MemoryScope {
  /// A short name of the row. The document's table adds "(Static or Near-Static)" to the first one,
  /// and "Shared with" to the two rows of descendants.
  var title: String {
    switch self {
    case .global: "Global"
    case .entireFeature: "Entire Feature"
    case .nonAdjacentDescendants: "Non-Adjacent Descendants"
    case .directDescendants: "Direct Descendants"
    case .singleType: "Single Type"
    }
  }

  /// Our definition of the key term.
  var meaning: String {
    switch self {
    case .global: "created at launch or at the first use, and kept."
    case .entireFeature: "used all over a feature, created and freed with it."
    case .nonAdjacentDescendants: "made far above those who share it."
    case .directDescendants: "shared by a type and its own children."
    case .singleType: "used by one type or file, created and freed with it."
    }
  }
}

extension Accessibility {
  var title: String {
    switch self {
    case .public: "Publicly Available"
    case .internal: "Internally Available"
    case .private: "File / Privately Available"
    }
  }

  var meaning: String {
    switch self {
    case .public: "part of the module's API, on purpose."
    case .internal: "for every file of the module, and no other module."
    case .private: "for one file."
    }
  }
}
