// In Before/PixelByPixel.swift, the slow filter gives `map` a method instead of a closure:
// `photo.map(dependencies.tone.dim)`. How many look-ups does a photo of 1,000 pixels make?
// Edit Before/PixelByPixel.swift, instead of:
      photo.map { pixel in dependencies.tone.dim(pixel) }
// put:
      photo.map(dependencies.tone.dim)
// Asks:
// == A look-up for each pixel ==
// dependencies.lookUps { _ = slow.dim(photo) } // 1
// Changes:
// == A look-up for each pixel ==
// dependencies.lookUps { _ = slow.dim(photo) } // 1
// Because:
// `dependencies.tone.dim` is an argument of `map`, so it's evaluated once, before the first pixel. The method that
// comes out of it keeps the tone it was made from.
