/** /staff/<id>: one person of the firm: who they are, when they work, and how they come in. */
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { HandOverDialog } from '#web/features/people/hand-over-dialog.tsx';
import { joiningState } from '#web/features/people/joining.ts';
import { roleWord } from '#web/features/people/people-columns.tsx';
import styles from '#web/features/people/people.module.css';
import { PersonAccess } from '#web/features/people/person-access.tsx';
import { personLabels } from '#web/features/people/person-labels.ts';
import { StaffDialog } from '#web/features/people/person-dialog.tsx';
import { SignInSection } from '#web/features/people/sign-in-section.tsx';
import { SignaturePanel } from '#web/features/people/signature-panel.tsx';
import { HoursPanel } from '#web/features/people/working-time/hours-panel.tsx';
import { TimeOffPanel } from '#web/features/people/working-time/time-off-panel.tsx';
import { WorkPanel } from '#web/features/people/working-time/work-panel.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  getSingleSignOnOptions,
  getStaffMemberOptions,
  inviteStaffMemberMutation,
  resetStaffPasswordMutation,
  updateStaffMemberMutation,
  withdrawStaffInvitationMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteStaffFactors, deleteStaffIdentity, signOutStaffMember } from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCan, useIsManager, useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmailLink, PhoneLink } from '#web/ui/controls/contact-links.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { today } from '#web/ui/time/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const AwayDialog = late(async () => (await import('#web/features/bulk-changes/away/away-dialog.tsx')).AwayDialog, {
  failed: failedDialog,
});

const ClashesOfHandingOver = late(
  async () => (await import('#web/features/bulk-changes/clashes-of-handing-over.tsx')).ClashesOfHandingOver,
);

/** They have visits: managers go out as well. */
const goesOut: ReadonlySet<number> = new Set([roles.clerk, roles.manager, roles.administrator]);

/** Whether somebody may be asked here to take their visits. */
function useMayBeReplaced({ role, archived_at: archivedAt }: StaffMember): boolean {
  const mayBook = useCan('inspections.write');
  const mayRecordLeave = useCan('staff.write');
  return mayBook && mayRecordLeave && goesOut.has(role) && archivedAt === null;
}

const memberOptions = (id: number) => getStaffMemberOptions({ path: { staff_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(memberOptions(Number(params['staffId'])));

export function Component() {
  return useIsManager() ? <Member /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Member() {
  const id = Number(useParams()['staffId']);
  const { data: member } = useSuspenseQuery(memberOptions(id));
  const { id: ownId, role } = useSession();
  /** As it was when the form was opened: what others save meanwhile is told of, not put back. */
  const [edited, setEdited] = useState<StaffMember>();
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict(personLabels, roleWord);
  const path = { staff_id: id };
  const update = useMutation({ ...updateStaffMemberMutation(), onSuccess: () => afterWrite('person') });
  const [isLeaving, setLeaving] = useState(false);
  /** The days on which they are away, while somebody asks who takes their visits. */
  const [away, setAway] = useState<{ from: string; to: string }>();
  const isAdministrator = role === roles.administrator;
  const canChange = (isAdministrator || member.role !== roles.administrator) && member.archived_at === null;
  const isOther = id !== ownId;
  const onAway = useMayBeReplaced(member) ? setAway : undefined;

  return (
    <Page
      title={member.name}
      documentTitle={`${member.name} · Staff`}
      crumbs={[{ label: 'Staff', href: paths.staff() }]}
      subtitle={member.archived_at === null ? roleWord(member.role) : `${roleWord(member.role)}, archived`}
      layout="read"
      actions={
        <>
          {onAway !== undefined && (
            <Button icon={<CalendarOff />} onClick={() => onAway({ from: today(), to: today() })}>
              Is away…
            </Button>
          )}
          {canChange && (
            <Button icon={<Pencil />} onClick={() => setEdited(member)}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <Panel title="Details">
          <Details
            items={[
              { label: 'E-mail', value: <EmailLink email={member.email} /> },
              { label: 'Phone', value: member.phone && <PhoneLink phone={member.phone} /> },
              { label: 'Home postcode', value: member.home_postcode },
            ]}
          />
        </Panel>
        <HoursPanel member={member} canChange={canChange} />
        <WorkPanel member={member} canChange={canChange} />
        <TimeOffPanel member={member} canChange={canChange} onAway={onAway} />
        {member.archived_at === null && <SignaturePanel id={id} name={member.name} isOneself={!isOther} />}
        <Access member={member} onLeave={canChange && isOther ? () => setLeaving(true) : undefined} />
        {isAdministrator && isOther && joiningState(member) === 'active' && <MemberSignIn id={id} name={member.name} />}
      </div>
      {edited && (
        <StaffDialog
          member={edited}
          canSetRole={isAdministrator}
          onClose={() => setEdited(undefined)}
          onSave={async (body) => {
            // Another e-mail address needs a proof.
            const saved = await save({
              before: edited,
              body,
              send: (changes, headers) => attempt(() => update.mutateAsync({ path, body: changes, headers })),
            });
            if (saved !== undefined) setEdited(undefined);
          }}
        />
      )}
      {away && <AwayDialog clerkId={id} {...away} onClose={() => setAway(undefined)} />}
      {isLeaving && <HandOver member={member} onClose={() => setLeaving(false)} />}
      {proofDialog}
      {conflictDialog}
    </Page>
  );
}

function HandOver({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  return (
    <HandOverDialog
      member={member}
      onClose={onClose}
      renderClashes={(of) => of.inspectionIds.length + of.leftOut.length > 0 && <ClashesOfHandingOver {...of} />}
    />
  );
}

/** How they come in is for administrators. */
function Access({ member, onLeave }: { member: StaffMember; onLeave: (() => void) | undefined }) {
  const { role } = useSession();
  const { attempt, proofDialog } = useProof();
  const path = { staff_id: member.id };
  const onSuccess = () => afterWrite('person');
  const update = useMutation({ ...updateStaffMemberMutation(), onSuccess });
  const invite = useMutation({ ...inviteStaffMemberMutation(), onSuccess });
  const withdraw = useMutation({ ...withdrawStaffInvitationMutation(), onSuccess });
  const reset = useMutation({ ...resetStaffPasswordMutation(), onSuccess });
  const ways =
    role === roles.administrator
      ? {
          onInvite: () => attempt(() => invite.mutateAsync({ path })),
          onWithdraw: () => withdraw.mutateAsync({ path }),
          onReset: () => attempt(() => reset.mutateAsync({ path })),
          onTakeBack: () => attempt(() => update.mutateAsync({ path, body: { archived: false } })),
        }
      : {};
  return (
    <Panel title="Access">
      <PersonAccess person={member} {...ways} onLeave={onLeave} />
      {proofDialog}
    </Panel>
  );
}

/** For administrators. */
function MemberSignIn({ id, name }: { id: number; name: string }) {
  const { data: provider } = useQuery(getSingleSignOnOptions());
  const path = { staff_id: id };
  return (
    <SignInSection
      name={name}
      onSignOut={() => signOutStaffMember({ path })}
      onRemoveFactors={() => deleteStaffFactors({ path })}
      onForgetIdentity={
        provider === undefined || provider.issuer === null ? undefined : () => deleteStaffIdentity({ path })
      }
    />
  );
}
