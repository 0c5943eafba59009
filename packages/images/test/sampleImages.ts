// Images for tests, made by sharp itself: always the same.

import sharp, { type Sharp } from 'sharp'

/** A photo: smooth areas with a little noise. */
export function photo(width: number, height: number): Sharp {
  const bytes = Buffer.alloc(width * height * 3)
  let state = 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0
      const light = 40 * Math.sin(x / 31 + y / 57) + 30 * Math.sin(x / 13 - y / 19) + state / 2 ** 29
      for (const [channel, base] of [120, 110, 140].entries()) {
        bytes[(y * width + x) * 3 + channel] = base + light * (1 - channel / 3)
      }
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** An animation of two frames. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
