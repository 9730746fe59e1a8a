/// What stands above this feature. It has nothing to do with navigation.
let itemsTitle = "Items"
