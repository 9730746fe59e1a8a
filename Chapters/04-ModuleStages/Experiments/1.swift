// In `Extension/MockServerAPIClient.swift`, the mock loses its `execute`, and keeps its own `login`.
// What is `loginViewModel.message` after the mock is set?
// Edit Extension/MockServerAPIClient.swift, instead of:
    override func execute(
      _ path: String, completion: @escaping (Result<String, any Error>) -> Void
    ) {
      completion(.success("mock"))
    }
// put:
// Asks:
// == A mock that is a subclass ==
// loginViewModel.message // Welcome, Ada
// Changes:
// == A mock that is a subclass ==
// loginViewModel.message // Welcome, Ada
// Because:
// The view model calls `login(completion:)` of the extension, which calls `execute`. The mock inherits
// `execute`, so the real server answers.
