/** Joins the classes that apply: `classNames(styles.row, isSelected && styles.selected)`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
