// In main.swift, the disk of `full` is full, and its page isn't JSON either. What does `full.reports` contain?
// Edit main.swift, instead of:
let full = World(isFull: true)
// put:
let full = World(pages: [.items: "no JSON"], isFull: true)
// Asks:
// == The disk is full, or the page is damaged ==
// full.reports // []
// Changes:
// == The disk is full, or the page is damaged ==
// await namesOrError { try await onFullDisk.load(.items) } // cannot be read
// full.reports // []
// Because:
// `load` decodes before it saves. `decode` throws, so `load` ends there and never calls `save`.
