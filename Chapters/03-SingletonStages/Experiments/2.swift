// In `Stages/TaskLocalStage.swift`, the test creates its view model before it sets the mock, not
// after. How many of the two parallel tests get their own mock then?
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
