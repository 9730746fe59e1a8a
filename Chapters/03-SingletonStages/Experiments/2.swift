// In `Stages/TaskLocalStage.swift`, the test makes its view model before it puts in the mock, not
// after. How many of the two tests side by side get their own mock then?
// Edit Stages/TaskLocalStage.swift, instead of:
    await ServerAPIClient.$shared.withValue(mock) {
      let loginViewModel = LoginViewModel()
// put:
    let loginViewModel = LoginViewModel()
    return await ServerAPIClient.$shared.withValue(mock) {
// Asks:
// == Two tests side by side ==
// await ownMocks(at: .taskLocal) // 2
// Changes:
// Because:
// The view model stores no client. It asks for `shared` when it logs in, and that is still inside the
// braces of `withValue`.
