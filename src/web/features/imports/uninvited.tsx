/** The people whom an import has added without an invitation: all of them are invited from here, by e-mail or by links to pass on. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShownOnceDialog } from '#web/forms/shown-once-dialog.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { everyPage } from '#web/queries/every-page.ts';
import { listImportRowsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { inviteStaffMember, listImportRows } from '#web/queries/generated/sdk.gen.ts';
import type { Import, StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { invitedText, linkLines, uninvitedText } from './import-words.ts';
import styles from './imports.module.css';

const only = 'uninvited' as const;

export function Uninvited({ one }: { one: Import }) {
  const path = { import_id: one.id };
  const isPossible = one.kind === 'staff' && (one.state === 'done' || one.state === 'failed');
  const { data } = useQuery({
    ...listImportRowsOptions({ path, query: { only, per_page: 1 } }),
    enabled: isPossible,
  });
  const [isBusy, setBusy] = useState(false);
  const [links, setLinks] = useState<string>();
  const { attempt, proofDialog } = useProof();
  const count = isPossible ? (data?.pagination.totalRecords ?? 0) : 0;

  async function inviteAll() {
    const invited: StaffMember[] = [];
    setBusy(true);
    try {
      const rows = await everyPage((query) => listImportRows({ path, query: { ...query, only } }));
      for (const { subject_id: id } of rows) {
        if (id === null) continue;
        const made = await attempt(() => inviteStaffMember({ path: { staff_id: id } }));
        if (made === undefined) break;
        invited.push(made.data);
      }
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    // Links are shown this once, also when somebody after them could not be invited.
    const lines = linkLines(invited);
    if (lines !== '') setLinks(lines);
    else if (invited.length > 0) showToast({ text: invitedText(invited.length) });
    await Promise.all([afterWrite('import'), afterWrite('person')]);
    setBusy(false);
  }

  return (
    <>
      {count > 0 && (
        <div className={styles.buttons}>
          <p>{uninvitedText(count)}</p>
          <Button variant="primary" isBusy={isBusy} onClick={() => void inviteAll()}>
            Invite them
          </Button>
        </div>
      )}
      {proofDialog}
      {links !== undefined && (
        <ShownOnceDialog title="Links to pass on" what="links" value={links} onClose={() => setLinks(undefined)}>
          No e-mail is sent from here: give each person their own link yourself. It works once, within seven days, and
          is shown only now. The person who opens it chooses their password.
        </ShownOnceDialog>
      )}
    </>
  );
}
