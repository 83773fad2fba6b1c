/** Takes the answer of a contact to the request to sign: by their own link with a code, or in person before a member of staff. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { SignatureDraft, SignatureInPerson } from '#contract/inspections/report-signing.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import { partyOf, type ReportParty } from '#domain/report-party.ts';
import { isPublished } from '#domain/inspection-state.ts';
import { isManager } from '#domain/role.ts';
import { type SignatureOutcome, whyNotAgain } from '#domain/message/signature-outcome.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AuditActor } from '#store/properties/audit.ts';
import type { LinkHolder } from '#store/reports/published-reports.ts';
import { tryReportCode } from '#store/reports/report-links.ts';
import type { SignatureAddition, SignatureRow } from '#store/reports/report-signatures.ts';
import { tellOfSignature } from '../../notifications/tell-of-answers.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { inspectionEventData } from '../inspections/announce.ts';
import { actorOf, checkOpen, checkRoom, lockOpen } from './send-message.ts';

type ByLink = z.output<typeof SignatureDraft>;
type InPerson = z.output<typeof SignatureInPerson>;
type From = Pick<FastifyRequest, 'ip' | 'headers'>;
type Signee = { contactId: number; name: string; role: ReportParty };
type Proof = Pick<SignatureAddition, 'confirmation' | 'codeSentTo' | 'witnessId' | 'witness'>;

export function needsOwnLink(): Refusal {
  return new Refusal(
    'state_forbids',
    'This link is for reading. Each person who signs has a link of their own, which the company sends them by e-mail.',
  );
}

export async function signByLink(
  { store, server, database }: TellingServices & { database: Pick<Database, 'beside'> },
  key: string,
  draft: ByLink,
  from: From,
): Promise<SignatureRow> {
  const { inspection, holder } = await store.publishedReports.get(key);
  if (holder === null) throw needsOwnLink();
  if (!isPublished(inspection)) await store.inTransaction((tx) => lockOpen(tx, key));
  checkOpen(inspection);
  const code = draft.code.replaceAll(/\s/g, '');
  const tried = await tryReportCode(database, inspection.accountId, { linkId: holder.linkId, code });
  if (tried !== 'right') throw codeFault(tried);
  return store.inTransaction(async (tx) => {
    const reader = await lockOpen(tx, key);
    const { accountId } = reader.inspection;
    if (!(await tx.reportLinks.useCode(accountId, holder.linkId, code))) throw codeFault('over');
    const row = await addSignature(
      tx,
      reader.inspection,
      holder,
      { ...draft, outcome: draft.outcome ?? 'signed' },
      {
        actor: actorOf(reader.inspection, holder),
        proof: { confirmation: 'code', codeSentTo: holder.email, witnessId: null, witness: null },
        from,
      },
    );
    await tellOfSignature(tx, reader.inspection, row, server.settings.publicUrl);
    return row;
  });
}

function codeFault(tried: 'wrong' | 'over'): Refusal {
  const detail =
    tried === 'wrong'
      ? 'This is not the code that was sent last.'
      : 'There is no code that can still be used. Ask for another one.';
  return invalid({ pointer: '/code', code: tried === 'wrong' ? 'wrong_code' : 'no_code', detail });
}

/** The clerk of the inspection or a manager holds out their device, and is the witness. */
export function signInPerson(
  store: Store,
  caller: Caller,
  inspectionId: number,
  draft: InPerson,
  from: From,
): Promise<SignatureRow> {
  return store.inTransaction(async (tx) => {
    const inspection = await tx.inspections.lock(caller, inspectionId);
    if (!isManager(caller.role) && caller.userId !== inspection.clerkId)
      throw new Refusal('role_forbids', 'The clerk of the inspection and managers can witness a signature.');
    if (!isPublished(inspection)) throw new Refusal('state_forbids', 'Only a finished report can be signed.');
    checkOpen(inspection);
    const contacts = await tx.inspectionContacts.list(caller.accountId, inspectionId);
    const contact = contacts.find(({ id }) => id === draft.contact_id);
    if (contact === undefined)
      throw invalid({ pointer: '/contact_id', code: 'unknown', detail: 'The inspection has no such contact.' });
    const signee = { contactId: contact.id, name: contact.name, role: partyOf(contact.type) };
    return addSignature(tx, inspection, signee, draft, {
      actor: caller,
      proof: { confirmation: 'in_person', codeSentTo: null, witnessId: caller.userId, witness: caller.userName },
      from,
    });
  });
}

type Answer = Pick<InPerson, 'method' | 'drawing' | 'reason'> & { outcome: SignatureOutcome };
type Given = { actor: AuditActor; proof: Proof; from: From };

/** Called with the inspection's row locked, so that two at once are one after the other. */
async function addSignature(
  tx: StoreTransaction,
  inspection: InspectionRow,
  { contactId, name, role }: Signee | LinkHolder,
  { outcome, method, drawing, reason }: Answer,
  { actor, proof, from }: Given,
): Promise<SignatureRow> {
  const { accountId, id } = inspection;
  const sealed = await tx.reportVersions.findOrSeal(inspection);
  if (sealed === null) throw notFound('report');
  checkRoom('signatures', await tx.reportSignatures.count(accountId, id));
  const of = { inspectionId: id, contactId, version: sealed.number };
  checkFirst(await tx.reportSignatures.listOfContact(accountId, of), { name, outcome, version: sealed.number });
  const row = await tx.reportSignatures.add(accountId, {
    inspectionId: id,
    contactId,
    name,
    role,
    outcome,
    method: outcome === 'signed' ? (method ?? 'typed') : 'none',
    drawing: drawing ?? null,
    declaration: sealed.facts.wording.declaration.text,
    reportVersion: sealed.facts.reportVersion,
    versionNumber: sealed.number,
    ...proof,
    reason: reason?.trim() || null,
    address: from.ip,
    userAgent: from.headers['user-agent']?.slice(0, 500) ?? null,
  });
  const said = [name, outcome === 'signed' ? row.method : outcome, row.reason].filter((word) => word !== null);
  await tx.audit.add(actor, {
    propertyId: inspection.propertyId,
    action: outcome === 'signed' ? 'inspection.signed' : 'inspection.not_signed',
    subject: { type: 'inspection', id },
    changes: [{ field: 'signature', from: null, to: said.join(', ') }],
  });
  await tx.events.add(accountId, 'report.signed', inspectionEventData(inspection, { signature_id: row.id, outcome }));
  return row;
}

function checkFirst(
  earlier: SignatureRow[],
  { name, outcome, version }: { name: string; outcome: SignatureOutcome; version: number },
): void {
  const why = whyNotAgain(earlier, { outcome });
  if (why === undefined) return;
  const words =
    why === 'signed'
      ? `${name} has signed version ${version} of this report.`
      : `This stands under version ${version} already.`;
  throw new Refusal('duplicate', words);
}
