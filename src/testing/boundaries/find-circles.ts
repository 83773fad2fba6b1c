/**
 * Finds files that import each other in a circle, also by type alone: none of them can be read, or changed, by itself.
 */
type Import = { from: string; to: string };

/** Each circle once, as a way through it that ends where it began. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[][] = [];

  function follow(file: string, way: readonly string[]): void {
    const at = way.indexOf(file);
    if (at !== -1) circles.push([...way.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  }
  for (const file of targets.keys()) follow(file, []);
  return circles;
}
