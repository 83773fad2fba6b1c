const units = ['kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/** `2_400_000` → `2.4 MB`, in decimal units. A part of a kilobyte counts as a whole one. */
export function storageText(bytes: number): string {
  let size = Math.ceil(bytes / STEP);
  for (const unit of units) {
    const text = unit === 'kB' ? String(size) : size.toFixed(1);
    // 999.96 MB is 1.0 GB, not 1000.0 MB.
    if (Number(text) < STEP || unit === 'TB') return `${text} ${unit}`;
    size /= STEP;
  }
  throw new Error('the last unit takes any size');
}
