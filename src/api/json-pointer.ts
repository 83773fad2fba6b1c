/** RFC 6901: `a/b~c` → `a~1b~0c`. */
export function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
