/** Markup from a template: every value is text and escaped, unless it was made by this same function. */

export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | Html | Html[] | undefined;

/** `` html`<p>${'<b>'}</p>` `` → `<p>&lt;b&gt;</p>`. Attributes must be written in double quotes. */
export function html(literals: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: literals }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map((part) => part.markup).join('');
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
