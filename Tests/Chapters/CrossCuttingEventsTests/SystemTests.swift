import Foundation
import Testing

@testable import CrossCuttingEvents

@Test("The pickup page reports that the order is ready at the shop")
@MainActor
func pickupPage() async {
  let (places, continuation) = AsyncStream.makeStream(of: String.self)
  let page = PickupPage { places }
  continuation.yield("street")
  continuation.yield("shop")
  continuation.finish()
  await page.listen()
  #expect(page.message == "Your tea is ready")
}

@Test("The location adapter passes on each place that its manager reports")
@MainActor
func locationAdapter() {
  let manager = LocationManager()
  var places: [String] = []
  let adapter = LocationAdapter(manager: manager) { places.append($0) }
  manager.move(to: "street")
  manager.move(to: "shop")
  withExtendedLifetime(adapter) { #expect(places == ["street", "shop"]) }
}

@Test("A cart badge counts only the notifications of its own center")
func cartBadge() {
  let center = NotificationCenter()
  let badge = CartBadge(center: center)
  center.post(name: CartBadge.itemAdded, object: nil)
  NotificationCenter().post(name: CartBadge.itemAdded, object: nil)
  #expect(badge.count == 1)
}

@Suite("Cross-cutting concerns: events of the system")
@MainActor
struct SystemTests {
  @Test("The pickup page ignores places other than the shop")
  func elsewhere() async {
    let (places, continuation) = AsyncStream.makeStream(of: String.self)
    let page = PickupPage { places }
    continuation.yield("street")
    continuation.finish()
    await page.listen()
    #expect(page.message == "On its way")
  }

  @Test("A location manager doesn't keep its delegate alive")
  func weakDelegate() {
    let manager = LocationManager()
    var adapter: LocationAdapter? = LocationAdapter(manager: manager) { _ in }
    #expect(manager.delegate === adapter)
    adapter = nil
    #expect(manager.delegate == nil)
  }

  @Test("A released cart badge leaves no observer in its center")
  func releasedBadge() {
    let center = NotificationCenter()
    var badge: CartBadge? = CartBadge(center: center)
    weak let items = badge?.items
    #expect(items != nil)
    badge = nil
    #expect(items == nil)
  }
}
