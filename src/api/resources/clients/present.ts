/** A client from row to wire and back. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ClientDraft } from '#contract/account/client.ts';
import { isManager } from '#domain/role.ts';
import type { ClientRow } from '#store/account/clients.ts';
import type { OwnContents } from '#store/schema/account.ts';

export function presentClient(row: ClientRow, { caller }: FastifyRequest) {
  const { id, name, email, phone, address, notes, ref, brandColour, archivedAt, version } = row;
  return {
    id,
    name,
    email,
    phone,
    address,
    notes,
    ref,
    prices: isManager(caller.role) ? row.prices : null,
    report_contents: presentOwnContents(row.reportContents),
    brand_colour: brandColour,
    archived_at: archivedAt,
    version,
  };
}

export function acceptClient<Body extends object>(sent: Body & OtherwiseSpelt) {
  const { report_contents: contents, brand_colour: brandColour, ...body } = sent;
  return {
    ...body,
    ...(contents !== undefined && { reportContents: acceptOwnContents(contents) }),
    ...(brandColour !== undefined && { brandColour }),
  };
}

/** Null on the wire, left out in its row, means as the firm has it. */
const presentOwnContents = (contents: OwnContents) => ({
  audit_trail: contents.auditTrail ?? null,
  photo_index: contents.photoIndex ?? null,
  tenant_contact: contents.tenantContact ?? null,
  photos_at_end: contents.photosAtEnd ?? null,
  show_responsibility: contents.showResponsibility ?? null,
});

function acceptOwnContents(contents: NonNullable<OtherwiseSpelt['report_contents']>): OwnContents {
  const all = {
    auditTrail: contents.audit_trail,
    photoIndex: contents.photo_index,
    tenantContact: contents.tenant_contact,
    photosAtEnd: contents.photos_at_end,
    showResponsibility: contents.show_responsibility,
  };
  return Object.fromEntries(Object.entries(all).filter(([, chosen]) => typeof chosen === 'boolean'));
}

type OtherwiseSpelt = Pick<z.output<typeof ClientDraft>, 'report_contents' | 'brand_colour'>;
