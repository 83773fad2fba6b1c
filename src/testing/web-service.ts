/**
 * The real service for tests of components: started once, on a free port, with data that a test creates by POST
 * /given/…
 * The tests run in a browser; `forward-to-service.ts` makes it a part of their own origin.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { serviceVariable } from './forward-to-service.ts';
import { givenProperty } from './given-property.ts';
import { givenReport } from './given-report.ts';
import { type GivenTenantLink, givenTenantLink } from './given-tenant-link.ts';
import { testApi } from './test-api.ts';
import { startTestServer } from './test-server.ts';

type WantedReport = {
  /** Its manager works in the back office, and not by another application. */
  isInBackOffice?: boolean;
  /** Once it is written. */
  state?: number;
  rooms: {
    name: string;
    blockType?: string;
    options?: (string | number)[];
    items: { name: string; description?: string; condition?: unknown }[];
  }[];
};
type WantedLink = Parameters<typeof givenTenantLink>[3];
type GivenWebReport = { inspectionId: number; token: string; managerToken: string };

let stop: (() => Promise<void>) | undefined;

export async function setup(): Promise<void> {
  const stopDatabase = await startTestServer();
  const api = await testApi();

  async function giveReport(wanted: WantedReport): Promise<GivenWebReport> {
    const report = await givenReport(api);
    for (const { name, blockType, options, items } of wanted.rooms) {
      const room = await report.room(name, blockType, options && (await report.optionSet(options)));
      for (const { name: itemName, ...fields } of items) await report.item(room.id, itemName, fields);
    }
    if (wanted.state !== undefined) await report.putInState(wanted.state);
    return {
      inspectionId: report.inspection.id,
      token: report.clerk.token,
      managerToken: wanted.isInBackOffice ? await api.account.backOfficeToken(report.manager.id) : report.manager.token,
    };
  }

  async function giveTenantLink(wanted: WantedLink): Promise<GivenTenantLink> {
    const { token } = await api.account.user('administrator');
    const { id } = await givenProperty(api.database, api.account.id);
    return givenTenantLink(api.as(token), api.database, id, wanted);
  }

  async function give(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    const wanted = await json(message);
    const given =
      message.url === '/given/tenant-link'
        ? await giveTenantLink(wanted as WantedLink)
        : await giveReport(wanted as WantedReport);
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(given));
  }

  const server = createServer((message, answer) => {
    if (!/^\/given\/(?:report|tenant-link)$/.test(message.url ?? '')) return api.app.routing(message, answer);
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
