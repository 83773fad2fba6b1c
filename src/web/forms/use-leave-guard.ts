/** Asks before a half-written form is left: by a link, by Back, by closing the tab. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '#web/ui/confirm.tsx';

/** `isUnsaved` is read when somebody leaves: give a function that looks at the form then. */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: 'What you have written in this form will be lost.',
      action: 'Leave',
      keep: 'Go on writing',
      isDanger: true,
    }).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);
}
