/** The sender of an installation's e-mails, and the organiser of its appointments. `host` is the host of PUBLIC_URL. */
export const senderAddress = (host: string) => `no-reply@${host}`;
