// In `Stages/TaskLocalStage.swift`, each of two parallel tests creates its view model above
// `withValue(mock) { … }`, and logs in inside the braces. How many of the two get their own mock?
// Edit Stages/TaskLocalStage.swift, instead of:
    await ServerAPIClient.$shared.withValue(mock) {
      let loginViewModel = LoginViewModel()
// put:
    let loginViewModel = LoginViewModel()
    return await ServerAPIClient.$shared.withValue(mock) {
// Asks:
// == Two tests side by side ==
// await ownMockCount(at: .taskLocal) // 2
// Changes:
// Because:
// The view model stores no client. It reads `shared` when it logs in, and that is still inside the
// braces of `withValue`.
