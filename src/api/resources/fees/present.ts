/** Fees and charges of visits on the wire. */
import type { Charge, Pricing } from '#domain/firm/charges.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { ChargeRow, FeeRow } from '#store/inspections/fees.ts';

export const presentFee = ({ clientId, clientName, forAborted, forWaiting, ...row }: FeeRow) => ({
  ...row,
  for_aborted: forAborted,
  for_waiting: forWaiting,
  client: presentClient(clientId, clientName),
});

export function presentPricing({ charges, ...prices }: Pricing) {
  return { ...prices, ...(charges !== undefined && { charges: charges.map(presentCharge) }) };
}

function presentCharge({ actorId, waived, ...charge }: Charge) {
  return {
    ...charge,
    actor_id: actorId,
    waived: waived && { reason: waived.reason, actor_id: waived.actorId, at: waived.at },
  };
}

export const presentListedCharge = ({ id, charge, clientId, clientName, address, ...visit }: ChargeRow) => ({
  id,
  ...presentCharge(charge),
  inspection: {
    id: visit.inspectionId,
    type: { id: visit.type, name: inspectionTypes[visit.type] },
    ref: visit.ref,
    conduct_date: visit.conductDate ?? visit.conductAt,
    cancelled_at: visit.cancelledAt,
  },
  address,
  client: presentClient(clientId, clientName),
});

const presentClient = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
