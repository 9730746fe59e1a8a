/// Like `ParsableCommand` of swift-argument-parser: the parser creates it, calls `init()`, and decodes the arguments.
protocol ParsedCommand: Decodable {
  init()
  func run() throws
}

/// The parser makes it, so its initializer can't take a client. `run()` is the root.
struct WelcomeCommand: ParsedCommand {
  // In the library: @Flag var isLoud = false
  var isLoud = false

  func run() {
    let message = LoginViewModel(client: ServerAPIClient.shared).message()
    print(isLoud ? message.uppercased() : message)
  }
}
