/** Notes that somebody without an account opened a finished report: for its office, and for a dispute years later. */
import type { FastifyRequest } from 'fastify';
import { browserName } from '#domain/message/browser-name.ts';
import type { LinkHolder } from '#store/reports/published-reports.ts';
import type { OpeningAddition } from '#store/reports/report-openings.ts';
import { originOf, roughNetworkOf } from '../../network.ts';

type Opening = Omit<OpeningAddition, 'network' | 'browser'>;

/** The visitor's whole address is in the security log alone, as long as that is kept. The office hears of it at once. */
export async function noteOpening(request: FastifyRequest, accountId: number, opening: Opening): Promise<void> {
  const { store } = request;
  const { address, browser } = originOf(request);
  const isNew = await store.reportOpenings.addHourly(accountId, {
    ...opening,
    network: roughNetworkOf(address),
    browser: browser === null ? null : browserName(browser),
  });
  if (!isNew) return;
  const { id, propertyId } = await store.inspections.get({ accountId, clientId: null }, opening.inspectionId);
  await store.events.add(accountId, 'report.opened', { inspection_id: id, property_id: propertyId });
}

/** The link of somebody's own by which they came; nothing of those who came by the report's key. */
export const ownLinkOf = (holder: LinkHolder | null) =>
  holder === null
    ? {}
    : { linkId: holder.linkId, contactId: holder.contactId, person: holder.name, sentTo: holder.email };
