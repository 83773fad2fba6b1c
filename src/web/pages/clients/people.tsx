/** /clients/<id>/people?q=lena&person=7: who signs in for a client, as a list; one of them beside it. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { ClientPersonPanel } from '#web/features/people/client-person-panel.tsx';
import { LinkDialog } from '#web/features/people/link-dialog.tsx';
import { clientPersonColumns } from '#web/features/people/people-columns.tsx';
import { PeopleFilters } from '#web/features/people/people-filters.tsx';
import { clientPeopleUrl, peopleQuery } from '#web/features/people/people-url.ts';
import { ClientPersonDialog } from '#web/features/people/person-dialog.tsx';
import { takeBackInstead } from '#web/features/people/take-back.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createClientPersonMutation,
  listClientPeopleOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listClientPeople, updateClientPerson } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { useClient } from './client.tsx';

export function Component() {
  const { id, archived_at: archivedAt } = useClient();
  const list = useList(clientPeopleUrl);
  const { q, archived, openId } = list.search;
  const path = { client_id: id };
  const { data, isPlaceholderData } = useQuery({
    ...listClientPeopleOptions({ path, query: peopleQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const create = useMutation(createClientPersonMutation());
  const { attempt, proofDialog } = useProof();
  const [isInviting, setInviting] = useState(false);
  const [shown, setShown] = useState<{ name: string; link: string }>();
  const invite = archivedAt === null && (
    <Button variant="primary" icon={<Plus />} onClick={() => setInviting(true)}>
      Invite somebody
    </Button>
  );

  return (
    <ListPart
      title="People"
      noun={['person', 'people']}
      actions={invite}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportPeople(path, list.search)}
      columns={clientPersonColumns}
      rowName={({ name }) => name}
      rowHref={(person) => `${paths.clientPeople(id)}?${clientPeopleUrl.write({ ...list.search, openId: person.id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={
        <PeopleFilters label="Name or e-mail" q={q} archived={archived} onChange={(change) => list.narrow(change)} />
      }
      none={{
        icon: <Users />,
        title: 'Nobody signs in for this client.',
        text:
          archivedAt === null
            ? 'People of a client read their own properties, inspections and finished reports.'
            : 'The client is archived. Its people are among the archived ones.',
        action: invite,
      }}
      noMatch={{
        text: archived ? 'Nobody was archived.' : 'Every word has to occur in the name or the e-mail address.',
      }}
    >
      {openId !== undefined && (
        <ClientPersonPanel
          key={openId}
          path={{ client_id: id, person_id: openId }}
          isOfClientInUse={archivedAt === null}
          listed={data?.data.find((person) => person.id === openId)}
          onClose={() => list.change({ openId: undefined })}
        />
      )}
      {isInviting && (
        <ClientPersonDialog
          onClose={() => setInviting(false)}
          onSave={async (body) => {
            const made = await attempt(() => create.mutateAsync({ path, body })).catch(async (refusal: unknown) => {
              if (await isTakenBack(refusal, id, attempt)) setInviting(false);
              return undefined;
            });
            if (made === undefined) return;
            await afterWrite('clientPerson');
            setInviting(false);
            if (typeof made.invitation_link === 'string') setShown({ name: made.name, link: made.invitation_link });
            else showToast({ text: `The invitation is on its way to ${made.email}.` });
          }}
        />
      )}
      {proofDialog}
      {shown && <LinkDialog {...shown} lasts="within seven days" onClose={() => setShown(undefined)} />}
    </ListPart>
  );
}

/** People are let in by somebody who has said who they are. */
type Attempt = ReturnType<typeof useProof>['attempt'];

/** Instead of an invitation to the address of somebody of this client who was archived. */
async function isTakenBack(refusal: unknown, clientId: number, attempt: Attempt): Promise<boolean> {
  const back = await takeBackInstead(refusal, {
    clientId,
    takeBack: (id) =>
      attempt(() => updateClientPerson({ path: { client_id: clientId, person_id: id }, body: { archived: false } })),
  });
  if (back === undefined) return false;
  await afterWrite('clientPerson');
  showToast({ text: `${back.data.name} was taken back.` });
  return true;
}

const exportPeople = (path: { client_id: number }, search: ReturnType<typeof clientPeopleUrl.read>) =>
  exportOf('client_people', async (part) => {
    return (await listClientPeople({ path, query: { ...peopleQuery(search), ...part } })).data;
  });
