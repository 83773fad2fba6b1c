/** An entry of the palette: a place to go to, or something to do. */
import type { LucideIcon } from 'lucide-react';

export type PaletteEntry = { id: string; group: string; label: string; note?: string; icon: LucideIcon } & (
  | { href: string }
  | { press: () => void }
);
