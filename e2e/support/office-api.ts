/**
 * The service's API as the administrator, through the demo's third-party application: tests create their data with it.
 */
import { authorizeUrl, redeem } from '#testing/oauth-exchange.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';
import { client } from '#web/queries/generated/client.gen.ts';
import { type DemoUser, demoUser, readDemoCompany } from './demo-company.ts';

const callback = 'http://localhost:8977/callback';

/** Once for each worker: from here on the generated functions speak for the administrator. */
export async function prepareOfficeApi(): Promise<void> {
  const { api_url: baseUrl } = readDemoCompany();
  const token = await tokenOf(demoUser('administrator'));
  client.setConfig({ baseUrl, auth: () => token });
}

/** An access token with every right that the person has. */
async function tokenOf(user: DemoUser): Promise<string> {
  const { auth_url: publicUrl, apps } = readDemoCompany();
  const app = apps.find(({ redirect_uris: uris }) => uris.includes(callback));
  if (app === undefined) throw new Error('The demo company has no application of a third party.');
  const application = { clientId: app.client_id, clientSecret: app.client_secret, redirectUri: callback };
  const visitor = testVisitor();
  const url = authorizeUrl({ publicUrl }, application, { scope: app.scopes.join(' ') });
  const sentTo = await answerPages(visitor, url, user);
  const code = new URL(sentTo).searchParams.get('code');
  const { body } = await redeem({ publicUrl }, application, code ?? '');
  return body.access_token;
}

async function answerPages(visitor: Visitor, url: string, user: DemoUser): Promise<string> {
  let page = await visitor.signIn(await visitor.open(url), user);
  if (page.text.includes('name="decision"')) page = await visitor.submit(page, { decision: 'allow' });
  if (page.location === undefined) throw new Error(`${user.name} was not sent back: ${page.status} ${page.text}`);
  return page.location;
}

export type BrowserCookie = { name: string; value: string; url: string };

/** The cookies of somebody who is signed in at the authorization server: a browser with them gets in without a form. */
export async function signInCookies(user: DemoUser): Promise<BrowserCookie[]> {
  const { url } = readDemoCompany();
  const visitor = testVisitor();
  await visitor.signIn(await visitor.open(pageForPeople()), user);
  return [...visitor.cookies].map(([name, value]) => ({ name, value, url }));
}

/** Asks somebody who is signed in for their consent, and anybody else to sign in. */
function pageForPeople(): string {
  const { url: publicUrl, apps } = readDemoCompany();
  const app = apps.find(({ redirect_uris: uris }) => uris.includes(callback));
  return authorizeUrl({ publicUrl }, { clientId: app?.client_id ?? '', clientSecret: '', redirectUri: callback });
}

export async function isStillSignedIn(cookies: BrowserCookie[]): Promise<boolean> {
  const visitor = testVisitor();
  for (const { name, value } of cookies) visitor.cookies.set(name, value);
  const page = await visitor.open(pageForPeople());
  return page.status !== 200 || !page.text.includes('name="password"');
}
