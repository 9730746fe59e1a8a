// In `Property.swift`, the table's data source is no longer `weak`. What does `table.rendered()`
// return in the section "Property, gone"?
// Edit Property.swift, instead of:
  weak var dataSource: (any DataSource)?
// put:
  var dataSource: (any DataSource)?
// Asks:
// == Property, gone ==
// table.rendered() // ["bread"]
// Changes:
// == Property, gone ==
// table.rendered() // ["bread"]
// == What lives how long ==
// new: source                  ==============  ==================
// gone: source                  ==============
// Because:
// Now the table owns the source, so the source lives as long as the table, and the table still shows
// the old line.
