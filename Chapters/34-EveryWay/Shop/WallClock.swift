/// Simulates the real clock, with a fixed time so that the output is always the same.
final class WallClock: ShopClock {
  let now = "9:00"
}
