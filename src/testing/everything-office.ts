/** The office that `given-everything.ts` fills: its people, what its administrator can do, and its tenant's report. */
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { type RoleName, roles } from '#domain/role.ts';
import { type Attach, givenProperties, type Ids, type Make } from './everything-parts.ts';
import { type GivenUser, givenAccount } from './given-account.ts';
import { givenInspection } from './given-property.ts';
import { givenTenantLink } from './given-tenant-link.ts';
import { photo } from './sample-files.ts';
import type { TestApi } from './test-api.ts';
import { uploads } from './upload-as.ts';

export type Office = Awaited<ReturnType<typeof givenOffice>>;

/** The account with its people, clients and properties, and what its administrator can do. */
export async function givenOffice(api: TestApi, accountName: string, firstId: number | undefined) {
  const { database } = api;
  const account = await givenAccount(database, accountName, firstId);
  const client = await account.client();
  const users = {} as Record<RoleName, GivenUser>;
  for (const role of Object.keys(roles) as RoleName[])
    users[role] = await account.user(role, role === 'client' ? { clientId: client.id } : {});
  const backOfficeToken = await account.backOfficeToken(users.administrator.id);
  const call = api.as(backOfficeToken);
  const made = async (path: string, body: unknown) => {
    const answer = await call('POST', path, body);
    if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const make: Make = async (path, body) => (await made(path, body)).id;
  const picture = await photo({ width: 8, height: 8 });
  const { upload } = uploads(api, users.administrator.token);
  const attach: Attach = async (path, width = 8) => {
    const { status, json } = await upload(path, width === 8 ? picture : await photo({ width, height: 8 }));
    if (status !== 200) throw new Error(`upload to ${path}: ${status}`);
    return json.id;
  };

  const properties = await givenProperties(make, attach, client.id);
  const inspectionIn = async (state: InspectionStateCode, more: Parameters<typeof givenInspection>[3] = {}) => {
    const staffed = { clerkId: users.clerk.id, typistId: users.typist.id };
    const row = await givenInspection(database, account.id, properties.own.property, {
      state,
      clientId: client.id,
      ...(state > states.pending && staffed),
      ...more,
    });
    return row.id;
  };
  return {
    api,
    account,
    users,
    backOfficeToken,
    call,
    made,
    make,
    picture,
    attach,
    clientId: client.id,
    properties,
    inspectionIn,
  };
}

export async function idsOfTenant({ api, call, picture, properties }: Office): Promise<Ids> {
  const ofTenant = await givenTenantLink(call, api.database, properties.own.property);
  const tenantRoom = ofTenant.rooms['Hall'] ?? 0;
  const tenantItem = ofTenant.items['Door'] ?? 0;
  const tenantPhoto = await uploads(api, ofTenant.token).upload(
    `/tenant-report/rooms/${tenantRoom}/items/${tenantItem}/attachments`,
    picture,
  );
  return {
    tenantInspection: ofTenant.inspection,
    tenantToken: ofTenant.token,
    tenantRoom,
    tenantItem,
    tenantAttachment: tenantPhoto.json.id,
  };
}
