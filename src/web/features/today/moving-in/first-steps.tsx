/** The place of the first steps of a new firm, kept from the beginning: what stands below is not pushed down. */
import { useEffect, useState } from 'react';
import { late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

let isThere = false;

/** Most firms are past it: only a new one fetches the part, and the answer with it. */
const fetchSteps = async () => {
  const { MovingIn, readSteps } = await import('./moving-in.tsx');
  await readSteps();
  isThere = true;
  return MovingIn;
};

export const FirstSteps = late(fetchSteps, {
  whileFetched: (
    <Panel title="Your first steps">
      <Skeleton height="12rem" />
    </Panel>
  ),
  failed: () => null,
});

/** Whether the rest of the page is hidden, until the steps above it are there or have failed. It is read meanwhile. */
export function useFirstStepsFirst(isMovingIn: boolean): boolean {
  const [isHidden, setHidden] = useState(() => isMovingIn && !isThere);
  useEffect(() => {
    if (!isHidden) return;
    const show = () => setHidden(false);
    void fetchSteps().then(show, show);
  }, [isHidden]);
  return isHidden;
}
