/** The signed head of the log of sealed versions under an e-mail: each mailbox that it comes to can witness it later. */

const words =
  'Each version of a report is an entry in a record that can only grow. This is the record as it stood when the report was completed; keep it with the report:';

export const withHead = <Message extends { text: string }>(message: Message, head: string): Message => ({
  ...message,
  text: `${message.text.trimEnd()}\n\n${words}\n\n${head}`,
});
