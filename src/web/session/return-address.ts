/** Where somebody is led after a sign-in: back to where they were, if that is a page of this app. */

/** `//elsewhere` begins with a slash as well, and leads away from here. */
export function returnAddress(wanted: string | undefined, origin: string): string {
  if (!wanted?.startsWith('/')) return '/';
  return URL.canParse(wanted, origin) && new URL(wanted, origin).origin === origin ? wanted : '/';
}
