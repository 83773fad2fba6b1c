/**
 * The real service for tests of components: started once, on a free port, with what a test wants given by POST /given/…
 * The tests run in a browser; `forward-to-service.ts` makes it a part of their own origin.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { serviceVariable } from './forward-to-service.ts';
import { givenReport } from './given-report.ts';
import { testApi } from './test-api.ts';
import { startTestServer } from './test-server.ts';

type WantedReport = {
  rooms: {
    name: string;
    blockType?: string;
    options?: (string | number)[];
    items: { name: string; description?: string; condition?: unknown }[];
  }[];
};
type GivenWebReport = { inspectionId: number; token: string; managerToken: string };

let stop: (() => Promise<void>) | undefined;

export async function setup(): Promise<void> {
  const stopDatabase = await startTestServer();
  const api = await testApi();

  async function give(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    const wanted = (await json(message)) as WantedReport;
    const report = await givenReport(api);
    for (const { name, blockType, options, items } of wanted.rooms) {
      const room = await report.room(name, blockType, options && (await report.optionSet(options)));
      for (const { name: itemName, ...fields } of items) await report.item(room.id, itemName, fields);
    }
    const given: GivenWebReport = {
      inspectionId: report.inspection.id,
      token: report.clerk.token,
      managerToken: report.manager.token,
    };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(given));
  }

  const server = createServer((message, answer) => {
    if (message.url !== '/given/report') return api.app.routing(message, answer);
    give(message, answer).catch((error: unknown) => answer.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[serviceVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await api.close();
    await stopDatabase();
  };
}

export async function teardown(): Promise<void> {
  await stop?.();
}
