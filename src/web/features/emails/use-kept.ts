/** Whether e-mails are only kept. Before the answer it is as it was the last time, so that no row moves when it comes. */
import { useEffect, useState } from 'react';

const KEY = 'keyturn-emails-kept';

export function useKept(hasServer: boolean | undefined): boolean {
  const [wasKept] = useState(() => localStorage.getItem(KEY) !== null);

  useEffect(() => {
    if (hasServer === undefined) return;
    try {
      if (hasServer) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'yes');
    } catch {
      // Without room for it the notice comes with the answer.
    }
  }, [hasServer]);
  return hasServer === undefined ? wasKept : !hasServer;
}
