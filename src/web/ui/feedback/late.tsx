/**
 * A part of a page that is fetched when it is first shown. A failure is shown in its place, and the next time fetches
 * again: `lazy` keeps the failure for good, and takes the whole page down with the text typed into it.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { useWhenOnline } from '../use-when-online.ts';
import { ErrorState } from './empty-state.tsx';

type Look<Props> = { whileFetched?: ReactNode; failed?: (told: ReactNode, props: Props) => ReactNode };

export function late<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { whileFetched = null, failed = (told) => told }: Look<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;

  return function Late(props: Props) {
    const [state, setState] = useState<'fetching' | 'there' | 'failed'>('fetching');
    useEffect(() => {
      if (Part !== undefined || state !== 'fetching') return;
      fetchPart().then(
        (fetched) => {
          Part = fetched;
          setState('there');
        },
        () => setState('failed'),
      );
    }, [state]);
    useWhenOnline(state === 'failed' ? () => setState('fetching') : undefined);
    if (Part !== undefined) return <Part {...props} />;
    if (state !== 'failed') return whileFetched;
    const told = (
      <ErrorState title="This could not be shown." onRetry={() => setState('fetching')}>
        Check the connection, then try again. If that does not help, save what you typed and reload the page.
      </ErrorState>
    );
    return failed(told, props);
  };
}

/** For a dialog: it opens with what went wrong, and can be closed. */
export const failedDialog = (told: ReactNode, { onClose }: { onClose: () => void }): ReactNode => (
  <Dialog title="No connection" size="sm" onClose={onClose}>
    {told}
  </Dialog>
);
