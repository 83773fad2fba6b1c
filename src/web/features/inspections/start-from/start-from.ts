/** The report that a booking starts from: of a check-out the latest inventory or check-in, unless somebody chooses otherwise. */
import { states } from '#domain/inspection-state.ts';
import { checkInTypes, type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { shortTypeName } from '../inspection-text.ts';
import type { InspectionValues } from '../inspection-values.ts';

/** The property's finished reports, the latest first. */
export const finishedOptions = (propertyId: number, typeIds: readonly InspectionTypeCode[] = []) =>
  listInspectionsOptions({
    query: {
      property_id: [propertyId],
      state_id: [states.complete, states.closed],
      ...(typeIds.length > 0 && { type_id: [...typeIds] }),
      sort: '-conduct_date',
      per_page: 20,
    },
  });

export const latestOf = (finished: readonly Inspection[]) => finished.find((one) => one.cancelled_at == null);

type Found = Pick<Inspection, 'id' | 'type' | 'conduct_date'> | undefined;

/** By its type and its day. */
export const nameOfStart = ({ type, conduct_date }: NonNullable<Found>) =>
  `${shortTypeName(type)}${conduct_date === null ? '' : `, ${dateTimeText(conduct_date)}`}`;

/** `isAwaited`: it is not known yet whether there is a check-in. */
type Known = {
  checkIn: Found;
  last: Found;
  isAwaited: boolean /** The template is chosen beside the tenant. */;
  isTenants?: boolean;
};

export function startChoices({ checkIn, last, isAwaited, isTenants = false }: Known) {
  const usual = isTenants
    ? 'The template for the tenant'
    : isAwaited
      ? 'The latest inventory or check-in, if there is one'
      : 'Nothing';
  return [
    {
      value: 'usual',
      label: checkIn === undefined ? usual : `The latest inventory or check-in: ${nameOfStart(checkIn)}`,
    },
    ...(checkIn !== undefined || isAwaited ? [{ value: 'nothing', label: 'Nothing' }] : []),
    {
      value: 'last-report',
      label: `The last report${last === undefined ? ' (there is none)' : `: ${nameOfStart(last)}`}`,
    },
    ...(isTenants ? [] : [{ value: 'template', label: 'A template' }]),
  ];
}

/** The inspection whose report a new one takes over. */
export async function findStart({
  property,
  type,
  startFrom,
}: Pick<InspectionValues, 'property' | 'type' | 'startFrom'>) {
  const isUsual = startFrom === 'usual' && Number(type.id) === types.checkOut;
  if (property.id === null || (!isUsual && startFrom !== 'last-report')) return undefined;
  const { data } = await queryClient.fetchQuery(finishedOptions(property.id, isUsual ? checkInTypes : []));
  return latestOf(data);
}
