// In `ReviewPage.swift`, the splice gets a fourth store, `let photos =
// Store("photos")`. How many parameters does each of the five steps take with
// the splice?
// Edit ReviewPage.swift, instead of:
  let drafts = Store("drafts")
// put:
  let drafts = Store("drafts")
  let photos = Store("photos")
// Asks:
// == Three stores ==
// splicedFar.steps.map { taken(by: $0.child) } // [1, 1, 1, 1, 1]
// Changes:
// == Three stores ==
// taken(by: splicedFar.dependencies) // 5
