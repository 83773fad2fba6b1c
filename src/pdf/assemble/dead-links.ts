/** A link to a target that is not in the PDF stops the whole PDF, so such links become plain text. */

export function dropDeadLinks<View>(view: View): View {
  const targets = new Set<string>();
  collect(view, targets);
  return drop(view, targets) as View;
}

/** Labels of facts (`UPRN`) are collected too: harmless, since no link asks for them. */
function collect(value: unknown, targets: Set<string>): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, targets);
  } else if (value !== null && typeof value === 'object') {
    for (const [member, one] of Object.entries(value)) {
      if (member === 'label' && typeof one === 'string') targets.add(one);
      else collect(one, targets);
    }
  }
}

function drop(value: unknown, targets: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => drop(one, targets));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => {
      const isDead = member === 'to' && typeof one === 'string' && !targets.has(one);
      return [member, isDead ? null : drop(one, targets)];
    }),
  );
}
