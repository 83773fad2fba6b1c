/** The members of a form that differ from what was read: nobody's other change is put back. */
export function changedOf<Body extends object>(before: object, body: Body): Partial<Body> {
  const former = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(former[name])),
  ) as Partial<Body>;
}
