/// Reads the user from the task, so the function needs no parameter.
func receipt() -> String {
  guard let request = RequestValues.current else { return "no request here" }
  return "receipt for \(request.user)"
}
