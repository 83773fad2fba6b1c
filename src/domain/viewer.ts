/** The limits of a read: always one account, and for a person of a client only that client's things. */
export type Viewer = { accountId: number; clientId: number | null };
