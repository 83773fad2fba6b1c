/** Charges beside the price of a visit: for one that was aborted, and for waiting at the door, by the rules of the firm. */
import { type InspectionStateCode, states } from '../inspection-state.ts';
import { type InspectionTypeCode, isCarriedOutByTenant } from '../inspection-type.ts';

/** Causes that a visit was aborted for, as the office chooses them. */
export const abortCauses = {
  client: 'The client called it off',
  tenant: 'The tenant called it off',
  no_access: 'Nobody let the clerk in',
  no_keys: 'The keys were missing or did not fit',
  not_ready: 'The home was not ready',
  firm: 'Our own reason',
} as const;
export type AbortCause = keyof typeof abortCauses;
export const abortCauseCodes = Object.keys(abortCauses) as AbortCause[];
/** Nobody is charged for a visit that the firm itself called off. */
export type ChargedCause = Exclude<AbortCause, 'firm'>;
export const chargedCauses = abortCauseCodes.filter((cause) => cause !== 'firm');

export type AbortFee = {
  /** Null: whatever it was aborted for. */
  cause: ChargedCause | null;
  /** With so many hours' notice or less; 0: once its time has come. Null: however early. */
  notice: number | null;
  /** A decimal, such as `45.00`; 0 charges nothing. */
  amount: string;
};
export type WaitingFee = {
  /** Minutes that cost nothing. */
  free: number;
  /** The amount is for so many minutes, begun ones too. */
  each: number;
  amount: string;
  /** The most that one visit costs; null for no end. */
  most: string | null;
};
export type FeeRules = { aborted: AbortFee[]; waiting: WaitingFee | null };
export const noFeeRules: FeeRules = { aborted: [], waiting: null };

/** Rules with the same key are for the same visits. */
export const abortFeeKey = ({ cause, notice }: Pick<AbortFee, 'cause' | 'notice'>): string =>
  `${cause ?? 'any'} ${notice ?? 'any'}`;

export const LONGEST_NOTICE_HOURS = 24 * 30;
export const LONGEST_WAITING_MINUTES = 12 * 60;
const MINUTE = 60_000;

type Visit = {
  state: InspectionStateCode;
  type: InspectionTypeCode;
  /** For a whole day its beginning; null while no date is given. */
  conductAt: string | null;
  /** 0: the date is agreed. */
  conductDateOption: number;
};

/** Minutes of notice, below zero once its time has come; null where nobody had agreed to a visit, or it was made. */
export function noticeOf({ state, type, conductAt, conductDateOption }: Visit, now: number): number | null {
  if (conductAt === null || conductDateOption !== 0 || isCarriedOutByTenant(type) || state > states.active) return null;
  return Math.floor((Date.parse(conductAt) - now) / MINUTE);
}

/** The closest rule: first by its cause, then by its notice. */
export function abortFee(rules: readonly AbortFee[], cause: AbortCause, notice: number): AbortFee | undefined {
  if (cause === 'firm') return undefined;
  return rules
    .filter((rule) => rule.cause === null || rule.cause === cause)
    .filter((rule) => rule.notice === null || notice <= rule.notice * 60)
    .toSorted(
      (one, other) => Number(one.cause === null) - Number(other.cause === null) || hoursOf(one) - hoursOf(other),
    )[0];
}

const hoursOf = ({ notice }: AbortFee) => notice ?? Number.POSITIVE_INFINITY;

/** Each started stretch counts. Without a rule waiting costs nothing. */
export function waitingFee(rule: WaitingFee | null, minutes: number): string {
  if (rule === null) return inPounds(0);
  const stretches = Math.ceil(Math.max(0, minutes - rule.free) / rule.each);
  const pence = stretches * inPence(rule.amount);
  return inPounds(rule.most === null ? pence : Math.min(pence, inPence(rule.most)));
}

export const chargeKinds = ['aborted', 'waiting'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** A visit has at most one of each kind. */
export type Charge = {
  kind: ChargeKind;
  amount: string;
  /** Null for waiting. */
  cause: AbortCause | null;
  /** Minutes before its time, below zero once that had come; null for waiting. */
  notice: number | null;
  /** The time that the clerk waited; null for an aborted visit. */
  minutes: number | null;
  /** The person who cancelled it, or noted the waiting. */
  actorId: number;
  at: string;
  waived: { reason: string; actorId: number; at: string } | null;
};

/** Decimal strings with at most two places. `additional` has the charges in it that were not waived. */
export type Pricing = {
  price: string | null;
  additional: string | null;
  margin: string | null;
  charges?: Charge[];
};
const unpriced: Pricing = { price: null, additional: null, margin: null };

export const findCharge = (pricing: Pricing | null, kind: ChargeKind): Charge | undefined =>
  pricing?.charges?.find((charge) => charge.kind === kind);

/** In place of the one of its kind. */
export function withCharge(pricing: Pricing | null, charge: Charge): Pricing {
  const rest = withoutCharge(pricing, charge.kind) ?? unpriced;
  const additional = added(rest.additional, counted(charge));
  return {
    ...rest,
    // A waived one tells the client that nothing is charged.
    additional: charge.waived === null ? additional : (additional ?? inPounds(0)),
    charges: [...(rest.charges ?? []), charge],
  };
}

/** `additional` is null again where nothing is left of it. */
export function withoutCharge(pricing: Pricing | null, kind: ChargeKind): Pricing | null {
  const gone = findCharge(pricing, kind);
  if (pricing === null || gone === undefined) return pricing;
  const { charges = [], ...rest } = pricing;
  const kept = charges.filter((charge) => charge !== gone);
  const additional = added(rest.additional, -counted(gone));
  const isNothing = kept.length === 0 && additional !== null && inPence(additional) === 0;
  return { ...rest, additional: isNothing ? null : additional, ...(kept.length > 0 && { charges: kept }) };
}

/** Somebody may have typed less into `additional` since: it is never below nothing. */
function added(additional: string | null, pence: number): string | null {
  return pence === 0 ? additional : inPounds(Math.max(0, inPence(additional ?? '0') + pence));
}

const counted = ({ amount, waived }: Charge): number => (waived === null ? inPence(amount) : 0);
const inPence = (amount: string): number => Math.round(Number(amount) * 100);
const inPounds = (pence: number): string => (pence / 100).toFixed(2);
