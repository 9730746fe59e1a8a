extension MemoryScope {
  /// A short name of the row. The document's table says "(Static or Near-Static)" of the first, and
  /// "Shared with" before the two of descendants.
  var title: String {
    switch self {
    case .global: "Global"
    case .entireFeature: "Entire Feature"
    case .nonAdjacentDescendants: "Non-Adjacent Descendants"
    case .directDescendants: "Direct Descendants"
    case .singleType: "Single Type"
    }
  }

  /// The key term, in our words.
  var meaning: String {
    switch self {
    case .global: "made at launch or at the first use, and kept."
    case .entireFeature: "used all over a feature, made and gone with it."
    case .nonAdjacentDescendants: "made far above those who share it."
    case .directDescendants: "shared by a type and its own children."
    case .singleType: "used by one type or file, made and gone with it."
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
