/** Captions of photographs that a firm of the trade begins with. They begin with the name of the item or of the room, where they say one. */
export const usualCaptions = [
  '{item}',
  '{item}, close',
  '{item}, label',
  '{item}, serial number',
  '{item}, reading',
  '{room}, overview',
  '{room}, from the door',
  '{room}, towards the window',
] as const;

/** Until a firm has written its own. */
export const areUsualCaptions = (captions: readonly string[]): boolean =>
  captions.length === usualCaptions.length && captions.every((caption, at) => caption === usualCaptions[at]);
