import Numbers

// The discomfort before the pattern.

// snippet.byhand
/// Needs A.
struct Leaf {
  let aService: any AServicing

  func total() -> Int { aService.getAs().reduce(0, +) }
}

/// Needs nothing, and takes A to hand it on.
struct Middle {
  let leaf: Leaf

  init(aService: any AServicing) { leaf = Leaf(aService: aService) }
}

/// Needs nothing either. Should the leaf need B as well, this `init` changes too.
struct Top {
  let middle: Middle

  init(aService: any AServicing) { middle = Middle(aService: aService) }
}
// snippet.end
