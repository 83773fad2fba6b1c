/** Sets of keys with their log; where each is now follows from its last step. */
import type { DemoContent } from '#demo/content/demo-inspection.ts';
import { buildKeySets, type DemoMovement } from '#demo/content/portfolio/key-sets.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { keyMovements, keySets } from '#store/schema/keys.ts';
import type { CompanyIds } from './company-rows.ts';
import { personId, personNamed } from './diary-rows.ts';
import { Identities } from './identities.ts';
import { takenOn, type PortfolioIds } from './portfolio-rows.ts';

export async function insertKeys(
  tx: Executor,
  content: DemoContent,
  { company, portfolio }: { company: CompanyIds; portfolio: PortfolioIds },
): Promise<void> {
  const { accountId } = company;
  const sets = buildKeySets(content);
  const ids = await Identities.reserve(tx, keySets, accountId, sets);
  const holding = (one: DemoMovement | undefined) => ({
    holder: one?.holder ?? ('office' as const),
    staffId: personId(one?.clerkKey ?? null, content, company),
    holderName: one?.clerkKey == null ? (one?.name ?? null) : personNamed(one.clerkKey, content).name,
    dueBackOn: one?.dueBackOn ?? null,
  });
  await insertRows(
    tx,
    keySets,
    sets.map((set) => {
      const last = set.log.at(-1);
      const { home, tag, holds, keyCount, place } = set;
      return {
        id: ids.of(set),
        accountId,
        propertyId: portfolio.homes.of(home),
        tag,
        holds,
        keyCount,
        place,
        ...holding(last),
        outSince: last?.direction === 'out' ? last.at.toISOString() : null,
        createdAt: takenOn(home, content).toISOString(),
      };
    }),
  );
  const manager = content.people.find(({ role }) => role === 'manager');
  const steps = sets.flatMap((set) => set.log.map((one) => ({ set, one })));
  const stepIds = await reserveIds(tx, keyMovements, accountId, steps.length);
  await insertRows(
    tx,
    keyMovements,
    steps.map(({ set, one }, place) => ({
      id: stepIds[place] ?? 0,
      accountId,
      keySetId: ids.of(set),
      direction: one.direction,
      ...holding(one),
      place: one.direction === 'back' ? set.place : null,
      note: one.note,
      recordedBy: manager === undefined ? null : company.people.of(manager),
      at: one.at.toISOString(),
    })),
  );
}
