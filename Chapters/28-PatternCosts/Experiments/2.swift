// In SoldOutFilter.swift, the line `let tone = dependencies.tone` of the repaired filter becomes
// `var tone: any Toning { dependencies.tone }`. How many look-ups does a photo of 1,000 pixels make?
// Edit SoldOutFilter.swift, instead of:
    let tone = dependencies.tone
// put:
    var tone: any Toning { dependencies.tone }
// Asks:
// == A look-up for each photo ==
// dependencies.lookUps { _ = filter.dim(photo) } // 1000
// Changes:
// == A look-up for each photo ==
// dependencies.lookUps { _ = filter.dim(photo) } // 1000
// Because:
// A computed property runs its body at each use. The closure uses `tone` for each pixel, so the container makes
// 1,000 look-ups, although the line is before the loop.
