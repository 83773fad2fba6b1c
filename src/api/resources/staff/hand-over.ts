/** Hands the open work of a member of staff to others, and archives them, all at once: /staff/:staff_id/hand-over. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { HandOver, StaffMember, StaffPath } from '#contract/person.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { OpenWork } from '#store/inspections/open-work.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { changeInspection } from '../inspections/change.ts';
import { removeStaffMember } from './operations.ts';
import { presentStaffMember } from './present.ts';

export const handOverRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/staff/:staff_id/hand-over', {
    schema: {
      operationId: 'handOverStaffWork',
      summary: 'Give the inspections in progress of a member of staff to others, and archive them if asked',
      params: StaffPath,
      body: HandOver,
      response: { 200: StaffMember },
    },
    handler: async (request, reply) => {
      const { caller, params, body, store } = request;
      const id = params.staff_id;
      await store.inTransaction(async (tx) => {
        await tx.staff.get(caller.accountId, id);
        await handOver(request, tx, id, body.inspections);
        if (body.archive !== true) return;
        await checkNothingLeft(tx, caller.accountId, id);
        await removeStaffMember(tx, caller, id, () => undefined);
      });
      const row = await store.staff.get(caller.accountId, id);
      return sendVersioned(request, reply, row.version, presentStaffMember(row));
    },
  });
};

type Given = z.output<typeof HandOver>['inspections'];

async function handOver(
  { caller, server }: FastifyRequest,
  tx: StoreTransaction,
  id: number,
  given: Given,
): Promise<void> {
  const theirs = new Map((await tx.inspections.lockOpenOf(caller.accountId, id)).map((one) => [one.id, one]));
  checkTheirs(theirs, id, given);
  for (const [at, { id: inspectionId, ...people }] of given.entries())
    await changeInspection({ store: tx, server }, caller, inspectionId, people, () => undefined).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? pointedAt(error, `/inspections/${at}`) : error;
      },
    );
}

/** The faults of one inspection, where it stands in the body. */
function pointedAt({ code, message, faults, facts }: Refusal, place: string): Refusal {
  const placed = faults.map((fault) =>
    'pointer' in fault ? { ...fault, pointer: `${place}${fault.pointer}` } : fault,
  );
  return new Refusal(code, message, { faults: placed, facts });
}

/** Somebody else may have moved one meanwhile: nobody takes it away from those who have it now. */
function checkTheirs(theirs: ReadonlyMap<number, OpenWork>, id: number, given: Given): void {
  const faults = given.flatMap(({ id: inspectionId, clerk, typist }, at) => {
    const work = theirs.get(inspectionId);
    const fault = (member: string, detail: string) => ({
      pointer: `/inspections/${at}/${member}`,
      code: 'unknown',
      detail,
    });
    if (work === undefined) return [fault('id', `Inspection ${inspectionId} is no work of theirs in progress.`)];
    return [
      ...(clerk !== undefined && work.clerkId !== id ? [fault('clerk', 'They are not its clerk.')] : []),
      ...(typist !== undefined && work.typistId !== id ? [fault('typist', 'They are not its typist.')] : []),
    ];
  });
  if (faults.length > 0) throw invalid(...faults);
}

async function checkNothingLeft(tx: StoreTransaction, accountId: number, id: number): Promise<void> {
  const left = await tx.inspections.lockOpenOf(accountId, id);
  if (left.length === 0) return;
  const what = left.length === 1 ? 'An inspection in progress is' : `${left.length} inspections in progress are`;
  throw new Refusal('in_use', `${what} still theirs; give these to somebody else first.`);
}
