/** The words that a short list is searched by, as its address says them: `?phrases=scuffs`. */
import { useSearchParams } from 'react-router';

/** `name` sets it apart from the other lists of the page. */
export function useSearchText(name: string): [text: string, search: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      },
      { replace: true },
    );
  return [params.get(name) ?? '', search];
}
