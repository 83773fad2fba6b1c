/**
 * The sender of an installation's e-mails, and the organiser of appointments of firms without a mail server of their own.
 * `host` is the host of PUBLIC_URL.
 */
export const senderAddress = (host: string) => `no-reply@${host}`;
