/** /settings leads to its first tab. */
import { replace } from 'react-router';
import { paths } from '#web/paths.ts';

export const loader = () => replace(paths.firmSettings());
