/** Shows the OpenAPI document of this service, in the theme that was chosen in the back office or else by the system. */
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function chosenTheme() {
  try {
    return localStorage.getItem('keyturn-theme');
  } catch {
    // Storage is blocked: the system's scheme it is.
    return null;
  }
}

function showTheme() {
  const theme = chosenTheme();
  const isDark = theme === 'dark' || (theme !== 'light' && systemIsDark.matches);
  // The viewer's own name for it.
  document.documentElement.classList.toggle('dark-mode', isDark);
}

/** The viewer shows scopes behind a lock only, and marks of ours as raw values: both are said in words. */
function withWords(description) {
  for (const operations of Object.values(description.paths ?? {}))
    for (const operation of Object.values(operations)) {
      const [security] = operation.security ?? [];
      const scopes = Object.values(security ?? {}).flat();
      const words = [
        operation.description,
        scopes.length > 0 && `Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}`,
        security === undefined && 'Needs no access token.',
        operation['x-keyturn-extension'] === true && 'An addition of Keyturn to the published interface.',
      ];
      operation.description = words.filter(Boolean).join('\n\n');
    }
  return description;
}

const inWords = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: (update) => (description) => update(withWords(description)),
      },
    },
  },
});

/** A body in XML is a text of JSONx in the document: its example is shown as it is, where the viewer would wrap it in more XML. */
const examplesAsTheyAre = () => ({
  afterLoad() {
    const { getSampleSchema } = this.fn;
    this.fn.getSampleSchema = (schema, mediaType, config, example) =>
      /xml/.test(mediaType) && typeof example === 'string'
        ? example
        : getSampleSchema(schema, mediaType, config, example);
  },
});

/** The parts of the page that stand outside the list of operations, which is its main one. */
const parts = [
  ['.information-container', 'region', 'About the interface'],
  ['.schemes-server-container', 'region', 'Servers'],
  ['.filter-container', 'search', 'Operations'],
];

/** What the viewer leaves without a name, or out of reach of the keyboard. */
function completeControls() {
  for (const select of document.querySelectorAll('#servers')) select.ariaLabel = 'Server';
  for (const select of document.querySelectorAll('.examples-select-element')) select.ariaLabel = 'Example';
  for (const code of document.querySelectorAll('.microlight')) code.tabIndex = 0;
  for (const [part, role, name] of parts)
    for (const found of document.querySelectorAll(part)) Object.assign(found, { role, ariaLabel: name });
  for (const heading of document.querySelectorAll('.opblock-tag, .models h4')) heading.ariaLevel = '2';
  // A link inside a button: the button does the same.
  for (const link of document.querySelectorAll('.opblock-summary-control a')) link.removeAttribute('href');
}

function showReference() {
  const place = document.getElementById('reference');
  new MutationObserver(completeControls).observe(place, { childList: true, subtree: true });
  const viewer = window.SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#reference',
    plugins: [inWords, examplesAsTheyAre],
    deepLinking: true,
    // All of them at once would keep a telephone busy for seconds.
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    filter: true,
    displayRequestDuration: true,
    requestSnippetsEnabled: false,
    validatorUrl: null,
    oauth2RedirectUrl: new URL('/docs/oauth2-redirect.html', location.origin).href,
  });
  // The page about integrations names the application that is to try, and its scopes: without one, nothing is allowed.
  const given = new URLSearchParams(location.search);
  viewer.initOAuth({
    clientId: given.get('client_id') ?? '',
    scopes: given.get('scope') ?? '',
    usePkceWithAuthorizationCodeGrant: true,
  });
}

showTheme();
systemIsDark.addEventListener('change', showTheme);
window.addEventListener('storage', showTheme);
// After the viewer's own script, which is deferred.
document.addEventListener('DOMContentLoaded', showReference);
