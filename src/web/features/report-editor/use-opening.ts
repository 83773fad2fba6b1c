/** An editor that is opened when its page is, and closed, with everything sent, when that is left. */
import { useEffect, useState } from 'react';
import { ownerOf } from '#web/session/owner-of.ts';
import { useSession } from '#web/session/session.ts';
import type { Editor } from './editor.ts';
import { type OpenEditor, openEditor, type ReportToOpen } from './open-editor.ts';

export type Opening<Opened = Editor> = { editor: Opened | undefined; error: unknown; retry: () => void };

/** `begunAt`: a report that is started anew is another one. */
export function useOpening({ home, sourceId, begunAt }: ReportToOpen & { begunAt?: string }): Opening<OpenEditor> {
  const { id: personId, account_id: accountId } = useSession();
  const [editor, setEditor] = useState<OpenEditor>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    let mine: OpenEditor | undefined;
    openEditor({ home, sourceId }, ownerOf({ id: personId, account_id: accountId }), stop.signal).then(
      (opened) => {
        mine = opened;
        if (stop.signal.aborted) opened.close();
        else setEditor(opened);
      },
      (reason: unknown) => {
        if (!stop.signal.aborted) setError(reason);
      },
    );
    return () => {
      stop.abort();
      mine?.close();
      setEditor(undefined);
      setError(undefined);
    };
  }, [home, accountId, personId, sourceId, begunAt, attempt]);

  return { editor, error, retry: () => setAttempt((count) => count + 1) };
}
