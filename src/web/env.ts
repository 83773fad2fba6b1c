/** What this deployment told the page: written into index.html when it is served, read once. */

export type WebConfig = {
  /** Where the API is, without a trailing slash, for example `http://localhost:8080/api`. */
  apiUrl: string;
  /** What `/oauth/authorize` is appended to, for example `http://localhost:8080`. */
  authUrl: string;
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
    authUrl: given.authUrl ?? origin,
    publicUrl: given.publicUrl ?? origin,
    clientId: given.clientId ?? 'keyturn-back-office',
  };
}

export const webConfig = readWebConfig();
