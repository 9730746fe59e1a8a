// In `ReviewPage.swift` of this chapter, the splice gets a fourth store, `let
// photos = Store("photos")`. How many values does the view at the end of each
// of the five arrows take with the splice?
// Edit ReviewPage.swift, instead of:
  let drafts = Store("drafts")
// put:
  let drafts = Store("drafts")
  let photos = Store("photos")
// Asks:
// == Three stores ==
// splicedPage.steps.map { parameterCount(of: $0.child) } // [1, 1, 1, 1, 1]
// Changes:
// == Three stores ==
// parameterCount(of: splicedPage.dependencies) // 5
// Because:
// The views take the splice, and the stores are inside it. A fourth store
// changes the splice, and no view that only passes it on.
