/** A person's browser without JavaScript: keeps cookies, reads pages, fills in forms, and stops at redirects to elsewhere. */

export type Visitor = ReturnType<typeof testVisitor>;
type Answer = { status: number; url: string; headers: Headers; text: string; location: string | undefined };

export function testVisitor() {
  const cookies = new Map<string, string>();

  const request = async (url: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      url,
      headers: response.headers,
      text: await response.text(),
      location: location === null ? undefined : new URL(location, url).href,
    };
  };

  /** Follows redirects among the authorization pages. */
  const open = async (url: string): Promise<Answer> => {
    const answer = await request(url);
    const isHere = answer.location?.startsWith(`${new URL(url).origin}/oauth/`);
    return isHere && answer.location !== undefined ? open(answer.location) : answer;
  };

  /** Sends the page's first form, with its hidden fields. */
  const submit = async (page: Answer, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const action = /<form method="post" action="([^"]*)"/.exec(page.text)?.[1];
    if (action === undefined) throw new Error(`no form in: ${page.text.slice(0, 200)}`);
    const hidden = [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescapeText(value)] as const,
    );
    return request(new URL(unescapeText(action), page.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }).toString(),
    });
  };

  const signIn = async (page: Answer, { email, password }: { email: string; password: string }): Promise<Answer> => {
    const answer = await submit(page, { email, password });
    return answer.location === undefined ? answer : open(answer.location);
  };

  return { cookies, request, open, submit, signIn };
}

function unescapeText(text: string): string {
  return text.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));
}
