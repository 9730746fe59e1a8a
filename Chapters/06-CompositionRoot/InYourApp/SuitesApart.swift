// with: SharedDatabase.swift
import Testing

@Suite(.serialized)
struct CartTests {
  @MainActor @Test("The cart has the tea that it saved")
  func savedItem() async {
    #expect(await SharedDatabase.rows(afterSaving: "tea") == ["tea"])
  }
}

@Suite(.serialized)
struct WishListTests {
  @MainActor @Test("The wish list has the mug that it saved")
  func savedWish() async {
    #expect(await SharedDatabase.rows(afterSaving: "mug") == ["mug"])
  }
}
