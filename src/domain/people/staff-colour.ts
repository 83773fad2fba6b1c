/** The colours by which people are told apart on the board. How each looks, in light and in dark, the browser app knows. */
export const staffColours = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'green', 'grey'] as const;
export type StaffColour = (typeof staffColours)[number];
