/** Scrolls to the option that a combobox points to, when its list is longer than the visible part. */
import { useEffect } from 'react';

export function useActiveOption(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
