/** Opens a page behind a link once more: by its button, and by itself when the line is back, if the line was what failed. */
import { useLocation, useNavigate } from 'react-router';
import { useWhenOnline } from '#web/ui/use-when-online.ts';

/** Not by a reload: one that comes too early leaves the browser's own page without a line, which does not come back. */
export function useTryAgain(isOfLine: boolean): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  const tryAgain = () => void navigate(here, { replace: true, state: here.state });
  useWhenOnline(isOfLine ? tryAgain : undefined);
  return tryAgain;
}
