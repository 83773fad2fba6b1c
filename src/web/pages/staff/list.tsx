/** /staff: the people of the firm, and inviting others. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { LinkDialog } from '#web/features/people/link-dialog.tsx';
import { staffColumns } from '#web/features/people/people-columns.tsx';
import { PeopleFilters } from '#web/features/people/people-filters.tsx';
import { peopleQuery, staffUrl } from '#web/features/people/people-url.ts';
import { StaffDialog } from '#web/features/people/person-dialog.tsx';
import { takeBackInstead } from '#web/features/people/take-back.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { createStaffMemberMutation, listStaffOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { listStaff, updateStaffMember } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useIsManager, useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  return useIsManager() ? <Staff /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Staff() {
  const list = useList(staffUrl);
  const { q, archived } = list.search;
  const canInvite = useSession().role === roles.administrator;
  const [isInviting, setInviting] = useState(false);
  const [shown, setShown] = useState<{ name: string; link: string }>();
  // People are invited by somebody who has said who they are.
  const { attempt, proofDialog } = useProof();
  const create = useMutation(createStaffMemberMutation());
  const { data, isPlaceholderData } = useQuery({
    ...listStaffOptions({ query: peopleQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const askAboutFormer = async (refusal: unknown) => {
    const back = await takeBackInstead(refusal, {
      clientId: null,
      takeBack: (id) => attempt(() => updateStaffMember({ path: { staff_id: id }, body: { archived: false } })),
    });
    if (back === undefined) return undefined;
    await afterWrite('person');
    setInviting(false);
    showToast({ text: `${back.data.name} was taken back.` });
    return undefined;
  };
  const invite = canInvite && (
    <Button variant="primary" icon={<Plus />} onClick={() => setInviting(true)}>
      Invite somebody
    </Button>
  );

  return (
    <ListPage
      title="Staff"
      noun={['person', 'people']}
      actions={invite}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'staff',
        async (page) => (await listStaff({ query: { ...peopleQuery(list.search), ...page } })).data,
      )}
      columns={staffColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.staffMember(id)}
      filters={
        <PeopleFilters label="Name or e-mail" q={q} archived={archived} onChange={(change) => list.narrow(change)} />
      }
      none={{
        icon: <Users />,
        title: 'Nobody here yet.',
        text: 'People of the firm book, inspect, type and review. They choose their passwords themselves.',
        action: invite,
      }}
      noMatch={{
        text: archived ? 'Nobody was archived.' : 'Every word has to occur in the name or the e-mail address.',
      }}
    >
      {isInviting && (
        <StaffDialog
          canSetRole
          onClose={() => setInviting(false)}
          onSave={async (body) => {
            const made = await attempt(() => create.mutateAsync({ body })).catch(askAboutFormer);
            if (made === undefined) return;
            await afterWrite('person');
            setInviting(false);
            if (typeof made.invitation_link === 'string') setShown({ name: made.name, link: made.invitation_link });
            else showToast({ text: `The invitation is on its way to ${made.email}.` });
          }}
        />
      )}
      {proofDialog}
      {shown && <LinkDialog {...shown} lasts="within seven days" onClose={() => setShown(undefined)} />}
    </ListPage>
  );
}
