import Foundation
import TestSupport
import Testing
import ToolSupport

/// The program in an environment variable; nil if it doesn't exist.
func programNamed(by variable: String) -> String? {
  ProcessInfo.processInfo.environment[variable].flatMap {
    FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil
  }
}

/// A browser that a test drives.
protocol Engine: Actor {
  /// The path of the browser, as found by `Scripts/slow/browser`; nil if it is missing.
  static var program: String? { get }

  /// Starts the browser with a page of this size.
  init(_ folder: String, width: Int, height: Int) async throws
  func end()

  func open(_ address: String) async throws
  /// The value of a JavaScript expression, as a string.
  func value(_ expression: String) async throws -> String
  /// Presses a key.
  ///
  /// - Parameter modifiers: 2 is control, 8 is shift.
  func press(_ key: String, modifiers: Int) async throws
  /// Undoes the last change of the focused field.
  func undo() async throws
  /// Clicks at a point of the window.
  func click(_ x: Double, _ y: Double) async throws
  /// Resizes the page.
  func size(_ width: Int, _ height: Int) async throws
}

/// The available engines.
let engines = ([Browser.self, Firefox.self, WebKit.self] as [any Engine.Type])
  .filter { $0.program != nil }

extension Engine {
  /// The path of the browser. Tests for missing engines are skipped.
  static func found() throws -> String {
    if let program { return program }
    try Test.cancel("There is no \(Self.self)")
  }

  /// Waits until an expression is true, without a timeout.
  func until(_ expression: String) async throws {
    let start = ContinuousClock.now
    // A page that the browser is leaving has no values.
    while (try? await value("Boolean(\(expression))")) != "true" {
      try await Task.sleep(for: .milliseconds(5))
      guard ContinuousClock.now - start < .seconds(120) else {
        let state = try? await value("document.getElementById('state')?.textContent")
        throw ToolError("It never came: \(expression). The page says: \(state ?? "nothing")")
      }
    }
  }

  /// Types a text key by key.
  func keys(_ text: String) async throws {
    for character in text { try await press(String(character), modifiers: 0) }
  }
}

/// A WebDriver command, with its name in Firefox and its path elsewhere.
struct DriverCommand {
  static let execute = Self(name: "WebDriver:ExecuteAsyncScript", path: "execute/async")
  static let navigate = Self(name: "WebDriver:Navigate", path: "url")
  static let perform = Self(name: "WebDriver:PerformActions", path: "actions")
  static let resize = Self(name: "WebDriver:SetWindowRect", path: "window/rect")
  static let `switch` = Self(name: "WebDriver:SwitchToWindow", path: "window")
  static let windows = Self(
    name: "WebDriver:GetWindowHandles", path: "window/handles", method: "GET")

  let name: String
  let path: String
  var method = "POST"
}

/// A WebDriver browser with its own connection.
protocol WebDriver: Engine {
  /// - Parameter parameters: as JSON.
  /// - Returns: the result, a string or a list of strings.
  @discardableResult
  func call(_ command: DriverCommand, _ parameters: String) async throws -> [String]
}

extension WebDriver {
  /// Switches to a window without bars, because one with bars can't be as narrow as a phone.
  func openWindow(_ width: Int, _ height: Int) async throws {
    let first = try await call(.windows, "{}")
    _ = try await value(
      "Boolean(window.open('about:blank', '_blank', 'popup,width=390,height=844'))")
    let new = try await call(.windows, "{}").first { !first.contains($0) }
    let id = try json(try #require(new))
    // Firefox and WebKit name this parameter differently.
    try await call(.switch, #"{"handle":\#(id),"name":\#(id)}"#)
    try await size(width, height)
  }

  func open(_ address: String) async throws {
    try await call(.navigate, #"{"url":\#(try json(address))}"#)
  }

  func value(_ expression: String) async throws -> String {
    let script = """
      const done = arguments[arguments.length - 1];
      (async () => String(\(expression)))()
        .then((value) => done(["", value]), (error) => done([`${error}.`, ""]));
      """
    let answer = try await call(.execute, #"{"script":\#(try json(script)),"args":[]}"#)
    guard answer.count == 2 else { throw ToolError("No value: \(expression)") }
    guard answer[0].isEmpty else { throw ToolError("\(answer[0]) \(expression)") }
    return answer[1]
  }

  func press(_ key: String, modifiers: Int) async throws {
    let codes = [
      "Shift": "\u{E008}", "Control": "\u{E009}", "Tab": "\u{E004}", "Enter": "\u{E007}",
      "Escape": "\u{E00C}", "F8": "\u{E038}",
    ]
    let held = [(2, "Control"), (8, "Shift")].filter { modifiers & $0.0 != 0 }.map(\.1)
    let names = try (held + [key]).map { try json(codes[$0] ?? $0) }
    let actions =
      names.map { #"{"type":"keyDown","value":\#($0)}"# }
      + names.reversed().map { #"{"type":"keyUp","value":\#($0)}"# }
    try await call(
      .perform,
      #"{"actions":[{"type":"key","id":"keys","actions":[\#(actions.joined(separator: ","))]}]}"#)
  }

  func click(_ x: Double, _ y: Double) async throws {
    let actions = [
      #"{"type":"pointerMove","x":\#(Int(x)),"y":\#(Int(y)),"duration":0}"#,
      #"{"type":"pointerDown","button":0}"#, #"{"type":"pointerUp","button":0}"#,
    ].joined(separator: ",")
    try await call(
      .perform, #"{"actions":[{"type":"pointer","id":"mouse","actions":[\#(actions)]}]}"#)
  }

  func size(_ width: Int, _ height: Int) async throws {
    // The window's border around the page.
    let around = try await value("[outerWidth - innerWidth, outerHeight - innerHeight]")
      .split(separator: ",").compactMap { Int($0) }
    try #require(around.count == 2)
    try await call(
      .resize, #"{"width":\#(width + around[0]),"height":\#(height + around[1])}"#)
    try await until("innerWidth === \(width) && innerHeight === \(height)")
  }
}
