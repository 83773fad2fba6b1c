/** How a contact answered the request to sign a report, and the way in which we know that it was they. */

export const signatureOutcomes = ['signed', 'declined', 'not_present'] as const;
export type SignatureOutcome = (typeof signatureOutcomes)[number];

/**
 * `code`: they had the code that was sent to their address. `in_person`: a member of staff saw them. `report_key`: nothing but
 * their word, from before each contact had a link of their own.
 */
export const confirmations = ['code', 'in_person', 'report_key'] as const;
export type Confirmation = (typeof confirmations)[number];

export const CODE_DIGITS = 6;
/** Long enough to look into one's mail. */
export const CODE_MINUTES = 10;
/** A code is over after these. Together with the next figure: fifty guesses of a million for each link. */
export const MOST_CODE_TRIES = 5;
/** By one link; the next link comes by e-mail again. */
export const MOST_CODES = 10;

/** Enough for its owner to know it, for nobody else to write to it: `a***@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

type Given = { outcome: SignatureOutcome };

/**
 * The reason why no further answer to the same version is taken; undefined when it is. A signature is the last word; somebody who was
 * not there, or declined, may still sign.
 */
export function whyNotAgain(earlier: readonly Given[], { outcome }: Given): 'signed' | 'same' | undefined {
  if (earlier.some((one) => one.outcome === 'signed')) return 'signed';
  return earlier.some((one) => one.outcome === outcome) ? 'same' : undefined;
}
