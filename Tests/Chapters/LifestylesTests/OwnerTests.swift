import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: owners of a view's model")
struct OwnerTests {
  private let lifetimes = Lifetimes()

  private func makeModel() -> ItemListViewModel {
    lifetimes.watch("model", ItemListViewModel(client: BundledItemsClient()))
  }

  @Test("`State(initialValue:)` creates a model at each init of the view", .proves("OURS-21"))
  func state() {
    let slot = StateSlot<ItemListViewModel>()
    drawThreeTimes { StatePage(slot: slot, makeModel: makeModel) }
    withExtendedLifetime(slot) { #expect(lifetimes.tally == Tally(made: 3, gone: 2)) }
  }

  @Test("`StateObject(wrappedValue:)` creates the model only once", .proves("OURS-21"))
  func stateObject() {
    let slot = StateSlot<ItemListViewModel>()
    drawThreeTimes { StateObjectPage(slot: slot, makeModel: makeModel) }
    withExtendedLifetime(slot) { #expect(lifetimes.tally == Tally(made: 1, gone: 0)) }
  }

  @Test("An owner outside the view creates the model only once", .proves("OURS-21"))
  func given() {
    var model: ItemListViewModel? = makeModel()
    if let model { drawThreeTimes { GivenPage(model: model) } }
    #expect(lifetimes.tally == Tally(made: 1, gone: 0))
    model = nil
    #expect(lifetimes.freed == ["model"])
  }
}
