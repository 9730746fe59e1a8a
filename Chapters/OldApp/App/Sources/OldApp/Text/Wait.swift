import Observation

/// Waits until a model has finished loading.
func wait(while isLoading: @MainActor () -> Bool) async {
  while isLoading() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = isLoading()
      } onChange: {
        continuation.resume()
      }
    }
  }
}
