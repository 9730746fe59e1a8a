// Fails cReplaceable: a C that was put in before the first reading is overwritten by the own one.
// Also fails fakeCSurvives.
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
private var isMade = false
private var storedC: any CServicing = NoC()

var cService: any CServicing {
  get {
    if !isMade { storedC = makeC() }
    isMade = true
    return storedC
  }
  set { storedC = newValue }
}
