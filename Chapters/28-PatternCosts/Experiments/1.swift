// In main.swift, the repaired filter gets the photo as ten strips of 100 pixels, one call for
// each strip. How many look-ups does it make for the whole photo?
// Edit main.swift, instead of:
  "dependencies.lookUps { _ = filter.dim(photo) }", dependencies.lookUps { _ = filter.dim(photo) })
// put:
  "dependencies.lookUps { _ = filter.dim(photo) }",
  dependencies.lookUps {
    for strip in 0..<10 { _ = filter.dim(Array(photo[strip * 100..<strip * 100 + 100])) }
  })
// Asks:
// == A look-up for each photo ==
// dependencies.lookUps { _ = filter.dim(photo) } // 10
// Changes:
// == A look-up for each photo ==
// dependencies.lookUps { _ = filter.dim(photo) } // 10
