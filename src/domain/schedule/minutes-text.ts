/** `9 h 36 min`, `2 h`, `45 min` */
export function minutesText(minutes: number): string {
  const parts = [minutes >= 60 && `${Math.trunc(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ') || '0 min';
}
