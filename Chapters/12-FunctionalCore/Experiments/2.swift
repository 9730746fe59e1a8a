// In Shell.swift, `refresh()` returns early if the server didn't answer. What does
// `shop.display.lines` say after the offline refresh?
// Edit Shell.swift, instead of:
    let kept = try? KeptItems(file: disk.read())
// put:
    guard answer != nil else { return }
    let kept = try? KeptItems(file: disk.read())
// Asks:
// == The shell, offline ==
// shop.display.lines // ["tea 250"]
// Changes:
// == The shell, offline ==
// gone: - read the file
// gone: - read the clock
// gone: - fill the screen
