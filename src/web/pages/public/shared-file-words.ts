/** Names of shared files for people who do not know the trade. */

export const pdfTitles: Record<string, { title: string; text: string }> = {
  FULL: { title: 'Full report', text: 'Everything that was recorded: rooms, photos, meters, keys and actions.' },
  CHANGES: { title: 'Changes', text: 'The differences from the earlier report, before and after.' },
  ACTIONS: { title: 'Actions', text: 'The actions, and the people responsible.' },
};

/** 2_400_000 → `2.4 MB` */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
