// Fails sameC: a new C is made at every reading, until somebody puts one in.
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
private var replacement: (any CServicing)?

var cService: any CServicing {
  get { replacement ?? makeC() }
  set { replacement = newValue }
}
