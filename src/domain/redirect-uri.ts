/**
 * The addresses that people may be sent back to after a sign-in: which ones may be registered, and which ones a request
 * may name (RFC 6749 3.1.2, RFC 8252 7, RFC 9700 2.1).
 */

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A private scheme is a domain name of the application's maker, reversed (RFC 8252 7.1): `com.example.app`. */
const privateScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+$/;
const webHost = /^([a-z0-9*]([a-z0-9.*-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Every fault, each as the end of a sentence that begins with the address. */
export function redirectUriFaults(uri: string): string[] {
  const faults: string[] = [];
  // The address is compared letter by letter later: a parser would let spaces and backslashes pass, and mend them.
  if (/[\s\\<>"{}|^`]/.test(uri) || hasControls(uri))
    faults.push('must not contain spaces or characters that no address has');
  // A header cannot carry such letters, and each browser would encode them in its own way.
  if (/[\u0080-\uFFFF]/.test(uri)) faults.push('must have letters outside ASCII encoded, such as %C3%BC for ü');
  if (uri.includes('#')) faults.push('must not have a fragment');
  if (uri.includes('*')) faults.push('must not have a wildcard: it is compared exactly');
  const [, scheme = '', authority = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(uri) ?? [];
  const protocol = scheme.toLowerCase();
  const isWeb = protocol === 'https' || protocol === 'http';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (scheme === '' || (isWeb && !webHost.test(host))) return [...faults, 'must be an absolute address'];
  if (authority.includes('@')) faults.push('must not have a user name or password');
  if (protocol === 'http' && !loopbackHosts.has(host.replace(/:\d+$/, '').toLowerCase()))
    faults.push('must be https; http is for this machine only (localhost, 127.0.0.1, [::1])');
  if (!isWeb && !privateScheme.test(protocol))
    faults.push('must be https, http on this machine, or a scheme with a dot such as com.example.app');
  return faults;
}

/** An application on the person's own machine gets its port from the system, another one each time. */
const loopbackAddress = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::(\d{1,5}))?(?=[/?]|$)/;
const LARGEST_PORT = 65_535;

/**
 * Compares character by character, but for the port of a loopback address (RFC 8252 7.3). `localhost` is a name, which
 * may lead elsewhere (8.3), and keeps its port.
 *
 *     http://127.0.0.1/callback = http://127.0.0.1:51004/callback      http://localhost:9/cb ≠ http://localhost:10/cb
 */
export function isRegistered(redirectUri: string, registered: string[]): boolean {
  if (registered.includes(redirectUri)) return true;
  const [, , port] = loopbackAddress.exec(redirectUri) ?? [];
  if (port !== undefined && (Number(port) === 0 || Number(port) > LARGEST_PORT)) return false;
  const wanted = withoutLoopbackPort(redirectUri);
  return wanted !== undefined && registered.some((uri) => withoutLoopbackPort(uri) === wanted);
}

/** Undefined for anything but a loopback address. */
function withoutLoopbackPort(uri: string): string | undefined {
  return loopbackAddress.test(uri) ? uri.replace(loopbackAddress, '$1') : undefined;
}

function hasControls(text: string): boolean {
  return text.split('').some((letter) => letter < ' ' || letter === '\u007F');
}
