/** The signed head of the log of sealed versions under an e-mail: each mailbox that it comes to can witness it later. */

/** `head`: of the log as the sealing of this version left it. */
export type Sealing = { number: number; sha256: string; head: string };

const words =
  'Each version of a report is an entry in a record that can only grow. This is the record as it stood when the report was completed; keep it with the report:';

export const withHead = <Message extends { text: string }>(
  message: Message,
  { number, sha256, head }: Sealing,
): Message => ({
  ...message,
  text: `${message.text.trimEnd()}\n\nThe content of version ${number} is sealed under this fingerprint (SHA-256); each PDF of it has one of its own:\n${sha256}\n\n${words}\n\n${head}`,
});
