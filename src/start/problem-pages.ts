/** /problems/<code>: explains a refusal and its remedy, in the words of docs/errors.md. */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { unexpectedProblem } from '#api/problem.ts';
import { sendNothingHere } from './server/nothing-here.ts';
import { unreadableRequests } from './unreadable-request.ts';

type Meaning = { status: number; title: string; text: string };

/** Codes that no route lists among its refusals. */
const further = [
  ...unreadableRequests,
  {
    ...unexpectedProblem(''),
    text: 'Try again later. The id of the request (`instance`, `Request-Id`) finds it in the log of the service.',
  },
];

/** The rows of its table: code, status, title, and remedy. */
async function readMeanings(): Promise<Map<string, Meaning>> {
  const document = await readFile(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `(\w+)` \| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, code = '', status = '', title = '', text = '']) => ({ code, status: Number(status), title, text }),
  );
  return new Map([...rows, ...further].map((meaning) => [meaning.code, meaning]));
}

export async function problemPagesPlugin(app: FastifyInstance): Promise<void> {
  const meanings = await readMeanings();
  app.get<{ Params: { code: string } }>('/:code', async (request, reply) => {
    const { code } = request.params;
    const meaning = meanings.get(code);
    if (meaning === undefined) return sendNothingHere(request, reply);
    return reply.type('text/html; charset=utf-8').send(writePage(code, meaning));
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writePage(code: string, { status, title, text }: Meaning): string {
  const words = escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}: Keyturn</title></head>
<body><main>
<h1>${escaped(title)}</h1>
<p><code>${code}</code>, status ${status}</p>
<p>${words}</p>
<p><a href="/docs">The interface of Keyturn</a></p>
</main></body>
</html>
`;
}
