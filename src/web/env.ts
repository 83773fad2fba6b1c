/** What this deployment told the page: written into index.html when it is served, read once. */

export type WebConfig = {
  /** Where the API is, without a trailing slash, for example `http://localhost:8080/api`. */
  apiUrl: string;
  /** Where the OAuth server's `/authorize` is, for example `http://localhost:8080/oauth`. */
  authUrl: string;
  /** Where the token proxy is, for example `/session`; always this page's own origin. */
  sessionUrl: string;
  /** The browser app's own address: the redirect URI is derived from it. */
  publicUrl: string;
  clientId: string;
};

function readWebConfig(): WebConfig {
  const written = document.getElementById('keyturn-config')?.textContent ?? '{}';
  const given = JSON.parse(written) as Partial<WebConfig>;
  const origin = window.location.origin;
  return {
    apiUrl: given.apiUrl ?? `${origin}/api`,
    authUrl: given.authUrl ?? `${origin}/oauth`,
    sessionUrl: given.sessionUrl ?? '/session',
    publicUrl: given.publicUrl ?? origin,
    clientId: given.clientId ?? '',
  };
}

export const webConfig = readWebConfig();
