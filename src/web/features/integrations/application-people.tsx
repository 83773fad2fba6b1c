/** For whom an application may act: its service user and people, each with the end of it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Role, roleNames } from '#domain/role.ts';
import { scopeText } from '#domain/scope.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  listApplicationPeopleOptions,
  revokeApplicationPersonMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Application, ApplicationPerson } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './integrations.module.css';

export function ApplicationPeople({ application }: { application: Application }) {
  const { data: people } = useQuery(listApplicationPeopleOptions({ path: { application_id: application.id } }));
  if (people === undefined) return <Skeleton height="3rem" />;
  if (people.length === 0) return <p>Nobody yet. People allow it when they first sign in to it.</p>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <Person key={person.id} application={application} person={person} />
      ))}
    </ul>
  );
}

type Props = { application: Application; person: ApplicationPerson };

function Person({ application, person }: Props) {
  const { id, name, service, role, scopes, allowed_at: since, last_used_at: used } = person;
  const revoke = useMutation(revokeApplicationPersonMutation());
  const askRevoke = async () => {
    const title = service ? 'Withdraw the service user?' : `Withdraw what ${name} allowed?`;
    const text = service
      ? `${application.name} can do nothing more under its own name, until an administrator allows it again.`
      : `${application.name} can act for ${name} no more, until they allow it again.`;
    if (!(await confirm({ title, text, action: 'Withdraw', isDanger: true }))) return;
    try {
      await revoke.mutateAsync({ path: { application_id: application.id, person_id: id } });
      showToast({
        text: service ? 'The service user was withdrawn.' : `${application.name} acts for ${name} no more.`,
      });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    // A webhook of the application says whether anybody lets it act.
    await afterWrite('application', 'webhook');
  };
  return (
    <li>
      <div>
        <strong>{name}</strong> {service && <Tag>{`Service user, ${roleNames[role as Role]}`}</Tag>}
        <p className={styles.small}>
          Since <DateTime at={since} isShort />,{' '}
          {used === null ? (
            'not used yet'
          ) : (
            <>
              last used <DateTime at={used} isShort />
            </>
          )}
        </p>
        <p className={styles.small}>{scopes.map(scopeText).join(' · ') || 'Nothing that it may still ask for'}</p>
      </div>
      <Button
        size="sm"
        isBusy={revoke.isPending}
        aria-label={service ? 'Withdraw the service user' : `Withdraw what ${name} allowed`}
        onClick={() => void askRevoke()}
      >
        Withdraw
      </Button>
    </li>
  );
}
