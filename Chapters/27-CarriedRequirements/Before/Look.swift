// A group: both values start in the app, and only the receipt reads them.

struct Look {
  let theme: String
  let logo: String
}
