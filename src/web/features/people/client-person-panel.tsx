/** One person of a client, beside the list: how they are reached, how they come in, and how that ends. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  deleteClientPersonMutation,
  getClientPersonOptions,
  inviteClientPersonMutation,
  resetClientPasswordMutation,
  updateClientPersonMutation,
  withdrawClientInvitationMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteClientPersonFactors, signOutClientPerson } from '#web/queries/generated/sdk.gen.ts';
import type { ClientPerson } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmailLink, PhoneLink } from '#web/ui/controls/contact-links.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Details } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { joiningState } from './joining.ts';
import styles from './people.module.css';
import { PersonAccess } from './person-access.tsx';
import { personLabels } from './person-labels.ts';
import { ClientPersonDialog } from './person-dialog.tsx';
import { SignInSection } from './sign-in-section.tsx';

type Path = { client_id: number; person_id: number };
type Props = {
  path: Path;
  /** Nobody of an archived client is taken back before it. */
  isOfClientInUse: boolean;
  /** As the list has them already. */
  listed: ClientPerson | undefined;
  onClose: () => void;
};

export function ClientPersonPanel({ path, isOfClientInUse, listed, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...getClientPersonOptions({ path }), placeholderData: listed });
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Dialog
        title={data?.name ?? 'Person'}
        at="panel"
        onClose={onClose}
        footer={
          data?.archived_at === null && (
            <Button icon={<Pencil />} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      >
        {data !== undefined ? (
          <Person path={path} person={data} isOfClientInUse={isOfClientInUse} onArchived={onClose} />
        ) : error === null ? (
          <Skeleton height="12rem" />
        ) : (
          <ErrorState title="This person could not be shown." onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        )}
      </Dialog>
      {isEditing && data !== undefined && <Edit path={path} person={data} onClose={() => setEditing(false)} />}
    </>
  );
}

type PersonProps = Pick<Props, 'path' | 'isOfClientInUse'> & { person: ClientPerson; onArchived: () => void };

function Person({ path, person, isOfClientInUse, onArchived }: PersonProps) {
  const { role } = useSession();
  const { attempt, proofDialog } = useProof();
  const onSuccess = () => afterWrite('clientPerson');
  const invite = useMutation({ ...inviteClientPersonMutation(), onSuccess });
  const withdraw = useMutation({ ...withdrawClientInvitationMutation(), onSuccess });
  const reset = useMutation({ ...resetClientPasswordMutation(), onSuccess });
  const archive = useMutation({ ...deleteClientPersonMutation(), onSuccess });
  const update = useMutation({ ...updateClientPersonMutation(), onSuccess });
  return (
    <div className={styles.stack}>
      <Details
        items={[
          { label: 'E-mail', value: <EmailLink email={person.email} /> },
          { label: 'Phone', value: person.phone && <PhoneLink phone={person.phone} /> },
        ]}
      />
      <PersonAccess
        person={person}
        onInvite={() => attempt(() => invite.mutateAsync({ path }))}
        onWithdraw={() => withdraw.mutateAsync({ path })}
        onReset={() => attempt(() => reset.mutateAsync({ path }))}
        onTakeBack={
          isOfClientInUse ? () => attempt(() => update.mutateAsync({ path, body: { archived: false } })) : undefined
        }
        onArchive={async () => {
          await archive.mutateAsync({ path });
          onArchived();
        }}
      />
      {role === roles.administrator && joiningState(person) === 'active' && (
        <SignInSection
          name={person.name}
          onSignOut={() => signOutClientPerson({ path })}
          onRemoveFactors={() => deleteClientPersonFactors({ path })}
        />
      )}
      {proofDialog}
    </div>
  );
}

/** The person as they were when the form was opened: what others save meanwhile is told of, not put back. */
function Edit({ path, person: opened, onClose }: { path: Path; person: ClientPerson; onClose: () => void }) {
  const [person] = useState(opened);
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict(personLabels);
  const update = useMutation({ ...updateClientPersonMutation(), onSuccess: () => afterWrite('clientPerson') });
  return (
    <>
      <ClientPersonDialog
        person={person}
        onClose={onClose}
        onSave={async (body) => {
          // Another e-mail address needs a proof.
          const saved = await save({
            before: person,
            body,
            send: (changes, headers) => attempt(() => update.mutateAsync({ path, body: changes, headers })),
          });
          if (saved !== undefined) onClose();
        }}
      />
      {proofDialog}
      {conflictDialog}
    </>
  );
}
