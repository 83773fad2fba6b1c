/**
 * The template of the service itself, in every account: the questions to a tenant when nobody has chosen a template.
 */
import type { BlockType } from '#domain/block-type.ts';
import type { StoreTransaction } from '#store/build-store.ts';

const SELF_SERVICE = 150;
const LIVE = 231;

const questions = {
  name: 'Asked of tenants',
  options: ['Clean', 'Undamaged', 'Everything works', 'Matches the last report'],
};

const rooms: { name: string; blockType: BlockType; items: string[] }[] = [
  { name: 'Rooms', blockType: 'SIMPLIFIED', items: ['Hall', 'Living Room', 'Kitchen', 'Bathroom', 'Bedroom'] },
  { name: 'Meters', blockType: 'METERS', items: ['Electricity', 'Gas', 'Water'] },
  { name: 'Your words', blockType: 'OVERVIEW', items: ['Anything to tell us?'] },
];

export async function addServiceTemplate(tx: StoreTransaction, accountId: number): Promise<void> {
  const { id: questionSet } = await tx.optionSets.add(accountId, questions);
  const fields = { name: 'Tenant self-service', typeIds: [SELF_SERVICE, LIVE], selfService: true };
  const id = await tx.templates.add(accountId, fields, { system: true });
  const { reportId } = await tx.templates.get(accountId, id);
  for (const { name, blockType, items } of rooms) {
    const optionSetId = blockType === 'SIMPLIFIED' ? questionSet : null;
    const roomId = await tx.rooms.add(accountId, reportId, { name, blockType, optionSetId });
    for (const item of items)
      await tx.items.add(accountId, { reportId, roomId }, { name: item, description: null, condition: null });
  }
}
