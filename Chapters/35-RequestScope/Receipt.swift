/// Says whose receipt goes out. It takes no parameter, wherever it is called.
func receipt() -> String {
  guard let request = RequestValues.current else { return "no request here" }
  return "receipt for \(request.user)"
}
