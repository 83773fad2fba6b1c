/** The visits that are offered to clerks now, and until when. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOffersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { untilText } from './offer-ends.ts';

/** An offer ends without anybody telling of it. */
const LOOK_AGAIN_MS = 60_000;

export function useOffered(isAsked: boolean): ReadonlyMap<number, string> {
  const { data } = useQuery({ ...listOffersOptions(), enabled: isAsked, refetchInterval: LOOK_AGAIN_MS });
  return useMemo(
    () => new Map(data?.offers.map(({ inspection, ends_at: endsAt }) => [inspection.id, untilText(endsAt)])),
    [data],
  );
}
