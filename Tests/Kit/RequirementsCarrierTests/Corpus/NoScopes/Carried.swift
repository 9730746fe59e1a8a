// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file
