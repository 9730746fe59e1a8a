import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: who owns a model")
struct OwnerTests {
  private let lifetimes = Lifetimes()

  private func makeModel() -> ItemListViewModel {
    lifetimes.watch("model", ItemListViewModel(client: BundledItemsClient()))
  }

  @Test("A value that is handed to the state is made at each init", .proves("OURS-21"))
  func state() {
    let place = Place<ItemListViewModel>()
    drawThreeTimes { StatePage(place: place, makeModel: makeModel) }
    withExtendedLifetime(place) { #expect(lifetimes.tally == Tally(made: 3, gone: 2)) }
  }

  @Test("An expression that is handed over is evaluated once", .proves("OURS-21"))
  func stateObject() {
    let place = Place<ItemListViewModel>()
    drawThreeTimes { StateObjectPage(place: place, makeModel: makeModel) }
    withExtendedLifetime(place) { #expect(lifetimes.tally == Tally(made: 1, gone: 0)) }
  }

  @Test("A model of an owner outside is made once, and its owner frees it", .proves("OURS-21"))
  func given() {
    var model: ItemListViewModel? = makeModel()
    if let model { drawThreeTimes { GivenPage(model: model) } }
    #expect(lifetimes.tally == Tally(made: 1, gone: 0))
    model = nil
    #expect(lifetimes.freed == ["model"])
  }
}
