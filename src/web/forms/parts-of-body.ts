/** The parts of a body by themselves, so that two people may change different ones: `{ notes: { client } }` is `notes.client`. */

export type Parts = Record<string, unknown>;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `groups` are split into their parts; everything else stays whole. */
export function partsOf(body: object, groups: readonly string[]): Parts {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      groups.includes(name) && isGroup(value)
        ? Object.entries(value).map(([part, of]) => [`${name}.${part}`, of] as const)
        : [[name, value] as const],
    ),
  );
}

export function bodyOf(parts: Parts): Parts {
  const body: Parts = {};
  for (const [name, value] of Object.entries(parts)) {
    const [group = '', part] = name.split('.');
    if (part === undefined) body[group] = value;
    else body[group] = { ...(body[group] as object | undefined), [part]: value };
  }
  return body;
}

/** Groups that are sent whole carry their other parts as they were read. */
export function withWhole(changes: Parts, read: object, groups: readonly string[]): Parts {
  const isTouched = (name: string) => Object.keys(changes).some((one) => one.startsWith(`${name}.`));
  const kept = Object.entries(read).filter(([name]) =>
    groups.some((group) => name.startsWith(`${group}.`) && isTouched(group)),
  );
  return { ...Object.fromEntries(kept), ...changes };
}
