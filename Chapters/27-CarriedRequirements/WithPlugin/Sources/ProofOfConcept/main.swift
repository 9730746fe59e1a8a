import Scopes

let root = ScopeZeroResource(injecting: NilResource())
let one = root.buildScopeOne()
let two = one.buildScopeTwo()
let three = two.buildScopeThree()

print("one   \(one.explicit) \(one.modified)")
print("two   \(two.implicit) \(two.duplicated)")
print("three \(three.implicit) \(three.modified)")
