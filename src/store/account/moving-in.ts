/** The first steps of a new firm: what it has by now, and which steps it leaves out. */
import { roles } from '#domain/role.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { type MovingInChoice, type MovingInStep, openMovingIn } from '#domain/usual-things/moving-in-steps.ts';
import { type Offered, typesWithoutTemplate } from '#domain/usual-things/template-rule.ts';
import type { Executor } from '../database/database.ts';
import { buildPeopleStore } from './people.ts';

/** All but whether e-mails are sent, which the installation decides too. */
export type MovedIn = Record<Exclude<MovingInStep, 'email'>, boolean>;

export const buildMovingInStore = (db: Executor) => ({
  /** One statement that reads a row or two of each table. */
  find: async (accountId: number): Promise<MovedIn> => {
    const [row] = await db.rows<MovedIn>('moving-in.find', lookAround, [
      accountId,
      roles.client,
      roles.clerk,
      [states.complete, states.closed],
    ]);
    if (row === undefined) throw new Error('A select without a table has one row.');
    return row;
  },

  /** By the rules and the templates of this moment. */
  typesWithoutTemplate: async (accountId: number): Promise<readonly InspectionTypeCode[]> => {
    const { settings } = await buildPeopleStore(db).getAccount(accountId);
    const offered = await db.rows<Offered>(
      'moving-in.templates',
      `select id, type_ids as "typeIds", self_service as "selfService", system
       from templates where account_id = $1 and archived_at is null`,
      [accountId],
    );
    return typesWithoutTemplate(settings.templateRules ?? [], offered);
  },

  choice: async (accountId: number): Promise<MovingInChoice> => {
    const { settings } = await buildPeopleStore(db).getAccount(accountId);
    return settings.movingIn ?? { ...openMovingIn, isDismissed: true };
  },

  choose: async (accountId: number, movingIn: MovingInChoice): Promise<void> => {
    await buildPeopleStore(db).changeAccount(accountId, { settings: { movingIn } });
  },
});

/** People count when somebody has hours and no clerk is without: nobody can be booked before. */
const lookAround = `
  select
    coalesce((select settings -> 'brand' ->> 'address' from accounts where id = $1), '') <> '' as firm,
    exists (select from users where account_id = $1 and archived_at is null and role <> $2 and working_hours <> '[]')
      and not exists
        (select from users where account_id = $1 and archived_at is null and role = $3 and application_id is null
          and working_hours = '[]')
      as people,
    exists (select from clients where account_id = $1 and archived_at is null) as clients,
    exists (select from properties where account_id = $1) as properties,
    exists (select from templates where account_id = $1 and archived_at is null and not system) as templates,
    coalesce((select settings -> 'disclaimers' from accounts where id = $1), '[]') <> '[]' as wording,
    exists (select from inspections where account_id = $1) as booking,
    exists (select from inspections where account_id = $1 and state = any ($4::int[]) and completed_at is not null)
      as report`;
