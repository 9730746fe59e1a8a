// Refused: an actor that compares two cases of an enum on the main actor by default (OURS-521)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

#if !REPAIRED
  // snippet.size
  enum Size {
    case small, large
  }
// snippet.end
#else
  nonisolated enum Size {
    case small, large
  }
#endif

// expected-error@+10 {{main actor-isolated conformance of 'Size' to 'Equatable' cannot be used in actor-isolated context}}
// snippet.shelf
struct Parcel {
  let size: Size
  let grams: Int
}

actor Shelf {
  private var grams = 0

  func fits(_ parcel: Parcel) -> Bool { parcel.size == .small }

  func add(_ parcel: Parcel) { grams += parcel.grams }
}
// snippet.end
