import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

@Suite("TaskLocalDependencies: what a closure may touch")
struct OperationTests {
  @Test("An operation may change the properties of its main-actor caller", .proves("OURS-317"))
  @MainActor
  func callersActor() async {
    let preview = PricePreview()
    await withDependencies {
      $0[PricesKey.self] = PriceClient { _ in 1000 }
    } operation: {
      await preview.add("tea", on: .monday)
      await preview.add("tea", on: .tuesday)
    }
    #expect(preview.cents == [900, 1000])
  }

  @Test("An operation may change an object that isn't Sendable")
  func nonSendable() async {
    final class Draft { var items: [String] = [] }
    let draft = Draft()
    await withDependencies {
      $0[TodayKey.self] = .monday
      draft.items.append("change")
    } operation: {
      await Task.yield()
      draft.items.append("operation")
    }
    #expect(draft.items == ["change", "operation"])
  }

  /// The concurrency settings of a package and of a new Xcode project.
  static let settings: [[String]] = [
    [], ["-default-isolation", "MainActor"],
    [
      "-default-isolation", "MainActor", "-enable-upcoming-feature",
      "NonisolatedNonsendingByDefault",
    ],
  ]

  @Test(
    "A view model's operation compiles with and without the main actor by default",
    arguments: settings)
  func compiles(setting: [String]) async throws {
    let folder = chapterFolder("TaskLocalDependencies")
    let library = ["DependencyKey", "DependencyValues", "Dependency", "WithDependencies", "Unset"]
    let files = (library + ["Shop", "Checkout", "PricePreview"]).map { "\(folder)/\($0).swift" }
    let source = """
      final class DealModel {
        var days: [Weekday] = []
        func load() async {
          await withDependencies {
            $0[TodayKey.self] = .monday
            days.append(.monday)
          } operation: {
            await Task.yield()
            days.append(.tuesday)
          }
        }
      }
      """
    let own = try TestCheckout.folder(
      "OperationModel-\(setting.count)", files: ["DealModel.swift": source])
    let errors = try await Compiler.errors(
      setting + [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-I",
        "\(TestCheckout.products)/Modules",
      ] + files + ["\(own)/DealModel.swift"])
    #expect(errors == nil)
  }
}
