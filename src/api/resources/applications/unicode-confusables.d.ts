/** The package brings types under a name that TypeScript does not look for. */
declare module 'unicode-confusables' {
  /** Each letter by the one that it looks like (Unicode Technical Standard 39). */
  export function rectifyConfusion(text: string): string;
}
