// Fails draftIsThePages: all pages of a feature write into one draft.
// Also fails draftGoesWithThePage.
// TASK 2: Say which draft that is.
let draft = Draft()
