/// A test of a view model: `ask` lets the model ask its client, and delivers what it then shows.
typealias Test = (_ ask: @MainActor () -> String) async -> String

/// What the table asks a stage for.
@MainActor
protocol Stage: SendableMetatype {
  /// As the table names it.
  static var title: String { get }
  /// How many real clients were made so far, mocks that inherit from one among them.
  static var made: Int { get }
  /// One more client, made outside of its class; nil where that does not compile.
  static func another() -> AnyObject?
  /// A view model of which nobody said whom it asks; nil where that does not compile.
  static func modelWithoutAWord() -> AnyObject?
  /// Runs `test` while a view model has a mock that answers with `name`; nil where there is no place
  /// to put one.
  static func withMock(_ name: String, _ test: Test) async -> String?
}

/// In the order of the document, then ours.
let allStages: [any Stage.Type] = [
  GoFStage.self, SwiftStage.self, PropertyStage.self, OverridingMock.self, GlobalStage.self,
  BackAgainStage.self, TaskLocalStage.self, InitStage.self,
]
