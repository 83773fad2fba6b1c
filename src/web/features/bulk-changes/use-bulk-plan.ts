/** Asks what a bulk change would do, anew with every change of the order. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createBulkChange } from '#web/queries/generated/sdk.gen.ts';
import type { BulkChange, BulkChangeDraft } from '#web/queries/generated/types.gen.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** The plan is undefined until it is the one of this very order. */
export function useBulkPlan(body: BulkChangeDraft | undefined): { plan: BulkChange | undefined; error: Error | null } {
  const asked = useSettled(body && JSON.stringify(body));
  const { data, error } = useQuery({
    queryKey: ['bulk change', asked],
    queryFn:
      asked === undefined
        ? skipToken
        : async ({ signal }) =>
            (await createBulkChange({ body: { ...(JSON.parse(asked) as BulkChangeDraft), dry_run: true }, signal }))
              .data,
    gcTime: 0,
    retry: false,
  });
  const isOfThis = body !== undefined && asked === JSON.stringify(body);
  return { plan: isOfThis ? data : undefined, error };
}

/**
 * Whether those with a clash are left out: a choice for what is `given` now alone. It stays on offer while the plan is
 * looked at anew, and when nothing clashes any more because of it.
 */
export function useLeavingOut(given: string): {
  isOn: boolean;
  isOffered: boolean;
  set: (isOn: boolean) => void;
} {
  const [chosen, setChosen] = useState<{ given: string; isOn: boolean }>();
  const isOffered = chosen?.given === given;
  return { isOn: isOffered && chosen.isOn, isOffered, set: (isOn) => setChosen({ given, isOn }) };
}
