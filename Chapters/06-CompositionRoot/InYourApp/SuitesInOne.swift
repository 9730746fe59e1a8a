// with: SharedDatabase.swift
import Testing

/// The tests of all suites inside it run one after the other.
@Suite(.serialized)
enum DatabaseTests {}

extension DatabaseTests {
  @Suite
  struct CartTests {
    @MainActor @Test("The cart has the tea that it saved")
    func savedItem() async {
      #expect(await SharedDatabase.rows(afterSaving: "tea") == ["tea"])
    }
  }
}

// In another file:
extension DatabaseTests {
  @Suite
  struct WishListTests {
    @MainActor @Test("The wish list has the mug that it saved")
    func savedWish() async {
      #expect(await SharedDatabase.rows(afterSaving: "mug") == ["mug"])
    }
  }
}
