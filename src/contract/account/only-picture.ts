import * as z from 'zod';

/** A picture of which its owner has one at a time, as it is shown on screen. */
export const onlyPicture = {
  url: z
    .string()
    .nullable()
    .describe('Signed link to the picture, 480 pixels wide and high at most; null when there is none'),
  width: z.int().nullable().describe('Pixels of the picture that was sent; null when there is none'),
  height: z.int().nullable().describe('Pixels of the picture that was sent; null when there is none'),
};
