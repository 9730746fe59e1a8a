// Fails secondAppWithLogin: the model of the login is in a module that is not imported.
// Also fails usesTheModel.
// TASK 3: Say what the second app imports.
let secondAppArrows: [Arrow] = []
