const KB = 1000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** 2_400_000 → `2.4 MB` */
export function storageText(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB)} kB`;
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`;
}
