/** Asks before a half-written form is left: by a link, by Back, by closing the tab. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '#web/ui/overlay/confirm.tsx';

/** Returns what lets go of the page, for when everything is saved; with `false` it holds again. */
export function useLeaveGuard(isUnsaved: boolean): (isLetGo?: boolean) => void {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: 'Your changes in this form will be lost.',
      action: 'Leave',
      keep: 'Go on writing',
      isDanger: true,
    }).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isUnsaved) return;
    function handleUnload(event: BeforeUnloadEvent) {
      if (!isFree.current) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);

  return useCallback((isLetGo = true) => {
    isFree.current = isLetGo;
  }, []);
}
