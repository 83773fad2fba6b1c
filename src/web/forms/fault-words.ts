/** Puts the fault of a value into a sentence about its field. The schema's own words are for developers. */

const plainWords: readonly [RegExp, string][] = [
  [/^(?:is needed|is required|must not be empty)$|, not null$|received (?:null|undefined)$/, 'cannot be left empty'],
  [/^Invalid input: expected (?:int|number)\b.*$|^must be a (?:whole )?number$/, 'must be a number'],
  [/^Too big: expected (?:int|number) to be <=(-?\d+)$/, 'must be $1 at most'],
  [/^Too small: expected (?:int|number) to be >=(-?\d+)$/, 'must be $1 at least'],
  [/^Too big: expected string to have <=(\d+) characters$/, 'must have $1 characters at most'],
  [/^Invalid option\b.*$|^Invalid input: expected ".*$|^must be one of .*$/, 'is not one of the choices'],
  [/^(?:Invalid ISO|must be an ISO 8601)\b.*$/, 'cannot be read as a date'],
];

/** `must be 99 at most` → `Bedrooms must be 99 at most.` */
export function inSentence(label: string, message: string | undefined): string | undefined {
  if (message === undefined || message === '') return undefined;
  const known = plainWords.find(([pattern]) => pattern.test(message));
  const plain = known === undefined ? message : message.replace(...known).replace(/^.*(?=cannot be left empty$)/, '');
  const sentence = /^[a-z]/.test(plain) ? `${label} ${plain}` : plain;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
