// Given: leave this file as it is.

/// Where this file is, and your answer beside it: the checks compile both once more, with features
/// that need something else.
let here = #filePath
