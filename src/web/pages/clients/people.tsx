/** /clients/<id>/people?person=7: who signs in for a client; one of them beside the list. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { changedOf } from '#web/features/people/changed-of.ts';
import { LinkDialog } from '#web/features/people/link-dialog.tsx';
import styles from '#web/features/people/people.module.css';
import { PersonAccess } from '#web/features/people/person-access.tsx';
import { ClientPersonDialog } from '#web/features/people/person-dialog.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createClientPersonMutation,
  deleteClientPersonMutation,
  inviteClientPersonMutation,
  listClientPeopleOptions,
  resetClientPasswordMutation,
  updateClientPersonMutation,
  withdrawClientInvitationMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ClientPerson } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useClient } from './client.tsx';

/** A client has a handful of people; more than this have to be asked for by the interface. */
const MOST = 100;

export function Component() {
  const { id, archived_at: archivedAt } = useClient();
  const path = { client_id: id };
  const { data } = useQuery({
    ...listClientPeopleOptions({ path, query: { per_page: MOST } }),
    throwOnError: whenEmpty,
  });
  const create = useMutation(createClientPersonMutation());
  const [isInviting, setInviting] = useState(false);
  const [shown, setShown] = useState<{ name: string; link: string }>();
  const invite = archivedAt === null && (
    <Button icon={<Plus />} onClick={() => setInviting(true)}>
      Invite somebody
    </Button>
  );
  if (data === undefined) return <Skeleton height="8rem" />;

  return (
    <div className={styles.stack}>
      {data.data.length === 0 ? (
        <EmptyState icon={<Users />} title="Nobody signs in for this client." action={invite}>
          People of a client read their own properties, inspections and finished reports.
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>{invite}</div>
          {data.data.map((person) => (
            <Person key={person.id} clientId={id} person={person} />
          ))}
        </>
      )}
      {isInviting && (
        <ClientPersonDialog
          onClose={() => setInviting(false)}
          onSave={async (body) => {
            const made = await create.mutateAsync({ path, body });
            await afterWrite('clientPerson');
            setInviting(false);
            if (typeof made.invitation_link === 'string') setShown({ name: made.name, link: made.invitation_link });
            else showToast({ text: `The invitation is on its way to ${made.email}.` });
          }}
        />
      )}
      {shown && <LinkDialog {...shown} lasts="within seven days" onClose={() => setShown(undefined)} />}
    </div>
  );
}

function Person({ clientId, person }: { clientId: number; person: ClientPerson }) {
  const path = { client_id: clientId, person_id: person.id };
  const [isEditing, setEditing] = useState(false);
  const { attempt, proofDialog } = useProof();
  const onSuccess = () => afterWrite('clientPerson');
  const update = useMutation({ ...updateClientPersonMutation(), onSuccess });
  const invite = useMutation({ ...inviteClientPersonMutation(), onSuccess });
  const withdraw = useMutation({ ...withdrawClientInvitationMutation(), onSuccess });
  const reset = useMutation({ ...resetClientPasswordMutation(), onSuccess });
  const archive = useMutation({ ...deleteClientPersonMutation(), onSuccess });
  return (
    <>
      <PersonAccess
        title={person.name}
        person={person}
        onEdit={() => setEditing(true)}
        onInvite={() => invite.mutateAsync({ path })}
        onWithdraw={() => withdraw.mutateAsync({ path })}
        onReset={() => reset.mutateAsync({ path })}
        onArchive={() => archive.mutateAsync({ path })}
      />
      {isEditing && (
        <ClientPersonDialog
          person={person}
          onClose={() => setEditing(false)}
          onSave={async (body) => {
            // Another e-mail address needs a proof.
            const saved = await attempt(() => update.mutateAsync({ path, body: changedOf(person, body) }));
            if (saved !== undefined) setEditing(false);
          }}
        />
      )}
      {proofDialog}
    </>
  );
}
