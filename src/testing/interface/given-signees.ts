/** Contacts who have a link of their own to a finished report, and the code that was sent to them. */
import { contactCodes, type ContactTypeCode } from '#domain/message/contact-type.ts';
import type { Ids, Make } from '../everything-parts.ts';
import type { TestApi } from '../test-api.ts';

type Report = { accountId: number; inspectionId: number };
type Person = { name: string; type?: ContactTypeCode; email?: string };

/** In the report as it is; nobody is told. */
export async function givenSignee(
  { store }: Pick<TestApi, 'store'>,
  { accountId, inspectionId }: Report,
  { name, type = contactCodes.tenant, email = `${name.split(' ')[0]?.toLowerCase()}@example.com` }: Person,
) {
  const { id: contactId } = await store.inspectionContacts.add(accountId, inspectionId, {
    type,
    name,
    email,
    phone: null,
    signee: true,
    notify: false,
    deliver: false,
    startsOn: null,
    endsOn: null,
  });
  const { id: linkId, token } = await store.reportLinks.add(accountId, { inspectionId, contactId, sentTo: email });
  const newCode = async () => (await store.reportLinks.renewCode(accountId, linkId))?.code ?? 'no code';
  return { contactId, linkId, token, path: `/published-reports/${token}`, newCode };
}

export async function idsOfSignees(
  api: TestApi,
  { accountId, inspectionId, make }: Report & { make: Make },
): Promise<Ids> {
  const report = { accountId, inspectionId };
  const signee = await givenSignee(api, report, { name: 'Ann Tenant' });
  const reader = await givenSignee(api, report, { name: 'Ben Tenant' });
  const former = await givenSignee(api, report, { name: 'Cal Tenant' });
  return {
    ownLink: signee.token,
    signatureCode: await signee.newCode(),
    codeLink: reader.token,
    reportLink: former.linkId,
    finishedContact: await make(`/inspections/${inspectionId}/contacts`, {
      type: contactCodes.landlord,
      name: 'Lena Landlord',
      email: 'lena@example.com',
      signee: true,
      notify: false,
      deliver: false,
    }),
  };
}
