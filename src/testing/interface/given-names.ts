/** Things that the application of the tests has put here, all under one name. */
import { hashToken } from '#store/secrets/random-token.ts';
import type { Office } from '../everything-office.ts';

export async function givenNames({ api, users, properties, make, call }: Office, inspection: number): Promise<string> {
  const name = 'LEDGER-1';
  const client = await make('/clients', { name: 'Known elsewhere' });
  const property = properties.own.property;
  const things = {
    property_id: property,
    client_id: client,
    inspection_id: await make('/inspections', {
      property: { id: property },
      type: { id: 1 },
      conduct_date: '2087-02-03',
    }),
    property_contact_id: properties.own['propertyContact'],
    inspection_contact_id: (await call('GET', `/inspections/${inspection}/contacts`)).json[0].id,
  };
  for (const [column, id] of Object.entries(things))
    await api.database.rows(
      `test.name ${column}`,
      `insert into external_ids (account_id, application_id, kind, value, ${column})
       select g.account_id, g.application_id, $3, $4, $5 from access_tokens t
       join grants g on g.account_id = t.account_id and g.id = t.grant_id
       where t.account_id = $1 and t.token_hash = $2`,
      [users.administrator.accountId, hashToken(users.administrator.token), column.replace('_id', ''), name, id],
    );
  return name;
}
