/** Where the e-mails of an installation come from, and so who invites to an appointment. `host` is that of its address. */
export const senderAddress = (host: string) => `no-reply@${host}`;
