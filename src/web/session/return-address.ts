/** The address to return to after a sign-in: the page somebody was on, if it is one of this app. */

/** `//elsewhere` begins with a slash as well, and leads away from here. */
export function returnAddress(wanted: string | undefined, origin: string): string {
  if (!wanted?.startsWith('/')) return '/';
  return URL.canParse(wanted, origin) && new URL(wanted, origin).origin === origin ? wanted : '/';
}
