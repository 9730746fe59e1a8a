// A target that has nothing to do with scopes.
struct Point {
  let x = 1
}
