/** Where the e-mails of an installation come from, and so who invites to an appointment. */
export const senderAddress = (publicUrl: string) => `no-reply@${new URL(publicUrl).hostname}`;
