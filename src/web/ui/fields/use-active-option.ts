/** The option that a combobox points to is seen, also where its list is longer than what is shown of it. */
import { useEffect } from 'react';

export function useActiveOption(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
