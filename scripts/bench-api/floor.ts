/**
 * The floor: the cost of a request that does nothing but run one named statement that returns ready JSON, or the four
 * of a report.
 * `/<statement>/<value>/<value>…`, and the values of a body after those.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { readFloorReport } from './floor-report.ts';
import { type FloorStatement, floorStatements } from './floor-statements.ts';

const [url = '', accountId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c timezone=UTC' });

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    answer(request, response, body).catch((error: Error) => response.writeHead(500).end(error.message));
  });
});
server.keepAliveTimeout = 75_000;

async function answer({ url: path = '' }: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const [, statement = '', ...values] = path.split('/').map(decodeURIComponent);
  const more = body === '' ? [] : (JSON.parse(body) as unknown[]);
  const json = await askFor(statement as FloorStatement, [accountId, ...values, ...more]);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json);
}

async function askFor(statement: FloorStatement, values: unknown[]): Promise<string> {
  if (statement === 'report') return readFloorReport(pool, values);
  const { rows } = await pool.query<{ json: string }>({ name: statement, text: floorStatements[statement], values });
  return rows[0]?.json ?? 'null';
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.once('disconnect', () => process.exit());
