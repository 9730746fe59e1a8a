// In main.swift, the repaired filter gets the photo as ten strips of 100 pixels, one call for
// each strip. How many look-ups does it make for the whole photo?
// Edit main.swift, instead of:
show(dependencies.lookUps { _ = filter.dim(photo) })  // predict
// put:
let strips = stride(from: 0, to: 1_000, by: 100).map { Array(photo[$0..<$0 + 100]) }
show(dependencies.lookUps { for strip in strips { _ = filter.dim(strip) } })
// Asks:
// == A look-up for each photo ==
// dependencies.lookUps { for strip in strips { _ = filter.dim(strip) } } // 10
// Changes:
// == A look-up for each photo ==
// new: dependencies.lookUps { for strip in strips { _ = filter.dim(strip) } } // 10
// gone: dependencies.lookUps { _ = filter.dim(photo) } // 1
// Because:
// The filter makes one look-up a call, before its first pixel, however many pixels follow. Ten strips are ten
// calls.
