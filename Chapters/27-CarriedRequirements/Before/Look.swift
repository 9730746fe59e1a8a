/// What starts in the app, and is read by the receipt and no other scope.
struct Look {
  let theme: String
  let logo: String
}
