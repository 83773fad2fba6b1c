/** An offer that ended without anybody, in words: for the office's pages and its e-mail. */

/** In a sentence, of one that has ended without anybody. `until`: its end in words. */
export function lapseInWords({ clerks, declined }: Record<'clerks' | 'declined', Named>, until: string): string {
  const names = namesInWords(clerks);
  if (declined.length === clerks.length)
    return `It was offered to ${names}: ${clerks.length === 1 ? 'they' : 'all'} said no.`;
  const saidNo = declined.length === 0 ? '' : ` ${namesInWords(declined)} said no.`;
  return `It was offered to ${names} until ${until}, and nobody accepted.${saidNo}`;
}

type Named = readonly { name: string }[];

/** `Ann, Ben and Cleo` */
export function namesInWords(people: Named): string {
  const names = people.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
