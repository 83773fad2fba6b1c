/** The columns that somebody chose for a list: kept on this device, for one person of one account. */
import { createContext, useContext, useState } from 'react';

/** The owner of the choices; it carries the account, since two accounts may count to the same person. */
export const ColumnsOwner = createContext('');

type Kept = { key: string; ids: readonly string[] | undefined };

const read = (key: string): Kept => ({ key, ids: localStorage.getItem(key)?.split(',') });

export function useKeptColumns(list: string): [ids: Kept['ids'], keep: (ids: Kept['ids']) => void] {
  const key = `keyturn-columns ${useContext(ColumnsOwner)} ${list}`;
  const [held, hold] = useState(() => read(key));
  const kept = held.key === key ? held : read(key);

  function keep(ids: Kept['ids']) {
    hold({ key, ids });
    try {
      if (ids === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, ids.join());
    } catch {
      // The device has no room for it: the choice lasts as long as the page.
    }
  }
  return [kept.ids, keep];
}
