/** Where an application may be sent back to after a sign-in (RFC 6749 3.1.2, RFC 8252 7, RFC 9700 2.1): what is wrong with an address, in words. */

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A scheme of the application's own is a domain name of its maker's, reversed (RFC 8252 7.1): `com.example.app`. */
const privateScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/i;

/** Every fault, each as the end of a sentence that begins with the address. */
export function redirectUriFaults(uri: string): string[] {
  const faults: string[] = [];
  // Compared letter by letter later: a parser would let spaces and backslashes pass, and mend them.
  if (/[\s\\<>"{}|^`]/.test(uri) || hasControls(uri))
    faults.push('must not contain spaces or characters that no address has');
  if (uri.includes('#')) faults.push('must not have a fragment');
  if (uri.includes('*')) faults.push('must not have a wildcard: it is compared exactly');
  if (!URL.canParse(uri)) return ['must be an absolute address', ...faults];
  const { protocol, hostname, username, password } = new URL(uri);
  const authority = /^[^:]*:\/\/([^/?#]*)/.exec(uri)?.[1] ?? '';
  if (username !== '' || password !== '' || authority.includes('@'))
    faults.push('must not have a user name or password');
  if (protocol === 'https:' || protocol === 'http:') {
    if (!/^https?:\/\/[^/?#]/i.test(uri)) faults.push('must be an absolute address');
    if (protocol === 'http:' && !loopbackHosts.has(hostname))
      faults.push('must be https; http is for this machine only (localhost, 127.0.0.1, [::1])');
  } else if (!privateScheme.test(protocol)) {
    faults.push('must be https, http on this machine, or a scheme with a dot such as com.example.app');
  }
  return faults;
}

function hasControls(text: string): boolean {
  return text.split('').some((letter) => letter < ' ' || letter === '\u007F');
}
