/** Says, before anything is saved, which clients have the typed e-mail address already. Two may: nothing is refused. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { listClientsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import styles from './people.module.css';

/** More than these are not named. */
const MOST = 5;
/** `a@b` may still become one of many. */
const isWhole = (email: string): boolean => /@[^@\s]+\.[^@\s.]{2,}$/.test(email);
const folded = (email: string | null): string => (email ?? '').trim().toLowerCase();

/** Inside the form. `exceptId` is the client that is being changed. */
export function SameEmail({ exceptId }: { exceptId: number | undefined }) {
  const typed = folded(useWatch<{ email: string }, 'email'>({ name: 'email' }));
  const settled = useSettled(typed, 400);
  const { data } = useQuery({
    ...listClientsOptions({ query: { q: settled, per_page: 30 } }),
    enabled: isWhole(settled),
  });
  const same = (data?.data ?? []).filter(({ id, email }) => id !== exceptId && folded(email) === typed);
  return (
    <output className={styles.there}>
      {typed !== '' && same.length > 0 && (
        <div className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          <div>
            <p>{same.length === 1 ? 'A client has this address already:' : 'Clients have this address already:'}</p>
            <ul>
              {same.slice(0, MOST).map(({ id, name, archived_at: gone }) => (
                <li key={id}>
                  <Link to={paths.client(id)} target="_blank">
                    {name}
                  </Link>
                  {gone !== null && ', archived'}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </output>
  );
}
