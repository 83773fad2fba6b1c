/** Answers of contacts to appointments: who asks for another time, settling that, and closing the links they answer by. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppointmentRequest } from '#contract/inspections/appointment-request.ts';
import { Contact, InspectionContactPath } from '#contract/contact.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { checkVersion } from '../../entity-tag.ts';
import { contactHomes } from './homes.ts';
import { presentContact, presentRequest } from './present.ts';

export const answerRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/appointment-requests', {
    schema: {
      operationId: 'listAppointmentRequests',
      summary: 'Contacts who ask for another time than the one that is agreed, the soonest visits first; 100 at most',
      response: { 200: z.array(AppointmentRequest) },
    },
    handler: async ({ store, caller }) =>
      (await store.appointmentAnswers.listRequests(caller.accountId)).map(presentRequest),
  });

  const path = '/inspections/:inspection_id/contacts/:contact_id';
  const schema = { params: InspectionContactPath, response: { 200: Contact } };

  api.delete(`${path}/appointment-answer`, {
    schema: {
      operationId: 'deleteAppointmentAnswer',
      summary: 'Settle the answer of a contact to the appointment: it waits for nothing any more',
      ...schema,
    },
    handler: async (request) => {
      const row = await changeAnswering(request, request.params, async (tx, contact) => {
        if (contact.answer == null) return undefined;
        const { inspection_id: inspectionId, contact_id: contactId } = request.params;
        await tx.appointmentAnswers.remove(request.caller.accountId, { inspectionId, contactId });
        return { field: 'answer', from: contact.answer.kind, to: null };
      });
      return presentContact(row);
    },
  });

  api.delete(`${path}/appointment-links`, {
    schema: {
      operationId: 'closeAppointmentLinks',
      summary: 'Close the links by which a contact answers the appointment; the next e-mail about it has a new one',
      ...schema,
    },
    handler: async (request) => {
      const row = await changeAnswering(request, request.params, async (tx, { id }) => {
        await tx.appointmentAnswers.closeLinks(request.caller.accountId, id);
        return { field: 'appointment_links', from: 'open', to: 'closed' };
      });
      return presentContact(row);
    },
  });
};

type Ids = z.output<typeof InspectionContactPath>;
type Change = { field: string; from: string | null; to: string | null };

/** `work` answers what the trail notes, or undefined where there was nothing to do. */
function changeAnswering(
  request: FastifyRequest,
  { inspection_id: homeId, contact_id: id }: Ids,
  work: (tx: StoreTransaction, contact: ContactRow) => Promise<Change | undefined>,
): Promise<ContactRow> {
  const { store, caller } = request;
  const home = contactHomes.inspection;
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const { propertyId } = await home.lock(tx, caller, homeId);
    const current = await home.contacts(tx).lock(accountId, { homeId, id });
    checkVersion(request, current.version, () => presentContact(current));
    const change = await work(tx, current);
    if (change === undefined) return current;
    const subject = { type: 'inspection_contact', id };
    await tx.audit.add(caller, { propertyId, action: 'contact.updated', subject, changes: [change] });
    await home.announce(tx, caller, homeId);
    return home.contacts(tx).lock(accountId, { homeId, id });
  });
}
