/** Milliseconds between looks at a PDF that is being made, for those whom no live feed tells. */
export const PDF_LOOK_MS = 3000;
