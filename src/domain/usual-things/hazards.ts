/** The groups that a risk assessment begins with: a starting list for the firm to change, not the statutory list of hazards. */
export const hazards = [
  'Damp and mould growth',
  'Excess cold',
  'Excess heat',
  'Carbon monoxide',
  'Lead in paint',
  'Crowding and space',
  'Entry by intruders',
  'Lighting',
  'Noise',
  'Domestic hygiene, pests and refuse',
  'Food safety',
  'Personal hygiene and drainage',
  'Water supply',
  'Falls on level surfaces',
  'Falls on stairs',
  'Falls between levels',
  'Electrical hazards',
  'Fire',
  'Flames and hot surfaces',
  'Collision and entrapment',
  'Structural collapse',
];

/** Printed above them until the firm writes its own: a report must not pass for one by the statutory list. */
export const hazardsNote =
  'Starting list of 27 November 2026, for the firm to change; not the statutory list of hazards. Hold it against the guidance in force, and write here which list was used, and of which date';
