/** The settings that this deployment gives the page: written into index.html when it is served, read once. */

export type WebConfig = {
  /** The address of the API, without a trailing slash, for example `http://localhost:8080/api`. */
  apiUrl: string;
  /** The address to which `/oauth/authorize` is appended, for example `http://localhost:8080`. */
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
