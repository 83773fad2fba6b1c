/** Members of staff: the same e-mail address is the same person. They are invited only where that was chosen. */
import { StaffChange, StaffDraft } from '#contract/person.ts';
import { leftBecause } from '#domain/import/left-because.ts';
import { addUninvited, changeStaffMember, inviteNewMember } from '../../staff/operations.ts';
import { presentStaffMember } from '../../staff/present.ts';
import { type Body, changedSince, type Importer, membersBefore } from './importer.ts';

const hasLeft = 'Somebody of your firm who has left had this address. Take another.';

export const staffImporter: Importer = {
  draft: StaffDraft,
  standard: {},

  look: async (store, accountId, rows) => {
    const emailOf = (body: Body) => (typeof body['email'] === 'string' ? body['email'].toLowerCase() : '');
    const emails = rows.map(({ body }) => emailOf(body)).filter((email) => email !== '');
    const there = await store.thingsThere.listStaffAt(accountId, [...new Set(emails)]);
    return rows.map((row) => {
      const email = emailOf(row.body);
      const found = there.find((one) => one.email.toLowerCase() === email);
      const faults = found?.archivedAt == null ? row.faults : [...row.faults, { field: 'email', detail: hasLeft }];
      const duplicate = found === undefined || found.archivedAt !== null ? null : { id: found.id, label: found.name };
      return { ...row, faults, key: email === '' ? null : email, duplicate };
    });
  },

  add: async (tx, { caller, inviter, invites }, { body }) => {
    const draft = StaffDraft.parse(body);
    // A link that nobody is sent, and nobody sees, would let nobody in: they are invited from the page of the import.
    if (invites && (await tx.mailServers.sends(caller.accountId, inviter.settings)))
      return inviteNewMember(tx, inviter, draft);
    const added = await addUninvited(tx, caller, draft);
    await tx.securityLog.add(caller, { kind: 'person.imported', subject: { type: 'person', id: added.id } });
    return added;
  },

  change: async (tx, { caller, inviter }, id, { body }) => {
    let before: Body = {};
    const changed = await changeStaffMember(
      tx,
      caller,
      id,
      StaffChange.parse(body),
      (current) => {
        before = membersBefore(presentStaffMember(current), body);
      },
      inviter.settings,
    );
    return { ...changed, before };
  },

  takeBack: async (tx, { caller }, { id, version }) => {
    const current = await tx.staff.lock(caller.accountId, id);
    if (current.version !== version) return changedSince;
    if (!(await tx.takingBack.removePerson(caller.accountId, id))) return leftBecause.isAtWork;
    await tx.securityLog.add(caller, { kind: 'person.archived', subject: { type: 'person', id } });
    return undefined;
  },

  putBack: async (tx, { caller, inviter }, { id, version }, before) => {
    const current = await tx.staff.lock(caller.accountId, id);
    if (current.version !== version) return changedSince;
    await changeStaffMember(tx, caller, id, StaffChange.parse(before), () => undefined, inviter.settings);
    return undefined;
  },
};
