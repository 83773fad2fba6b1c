/** The looks of a report: the firm's, or those of the client for whom it was made. */

export type Looks<Logo> = { name: string; colour: string | null; logo: Logo | null };

/**
 * The name is of the owner of the logo. A client without a logo keeps the firm's, and likewise the colour. `isAllowed`: the
 * firm lets clients have looks of their own.
 */
export function looksOf<Logo>(firm: Looks<Logo>, client: Looks<Logo> | null, isAllowed: boolean): Looks<Logo> {
  if (client === null || !isAllowed) return firm;
  const { name, logo } = client.logo === null ? firm : client;
  return { name, logo, colour: client.colour ?? firm.colour };
}
