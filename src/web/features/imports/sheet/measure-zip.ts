/** Whether a zip stays within so many bytes when it is unpacked. Its own figures may lie, so the bytes are counted. */
import { Unzip, UnzipInflate } from 'fflate';

/** Unpacked in steps, so that a bomb is seen when its first megabytes are. */
const STEP = 64 * 1024;

export function measureZip(bytes: Uint8Array, most: number): boolean {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error === null) unpacked += data.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && unpacked <= most; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch {
    // The reader of the workbook says that it cannot be unpacked.
  }
  return unpacked <= most;
}
