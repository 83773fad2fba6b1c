/** Tells a logo that is made for a dark ground: white where it is not clear, so that nobody sees it on paper. */

/** Enough to tell shares by. */
const SIDE = 96;

/** Whether most of the drawn part is nearly white, and the rest clear. The picture comes as RGBA. */
export function isPale(pixels: Uint8ClampedArray): boolean {
  let [drawn, pale] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    drawn += 1;
    if (Math.min(red, green, blue) > 225) pale += 1;
  }
  const isOnClear = drawn < (pixels.length / 4) * 0.95;
  return isOnClear && pale > drawn / 2;
}

/** False for a picture that this browser cannot read: the service may know it. */
export async function isPaleLogo(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE });
    const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
    if (pen === null) return false;
    pen.drawImage(picture, 0, 0);
    return isPale(pen.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return false;
  }
}
