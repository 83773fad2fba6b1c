/** The people in a report, as their firm prints them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import { buildStore } from '#store/build-store.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readReportDocument } from './read-report-document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('tenants and landlords cannot be reached by a PDF of any kind, unless the firm asks for it', async () => {
  const { asManager, base, inspection } = await givenReport(api);
  const contact = { phone: '023 9200 0001', signee: false, notify: false, deliver: false };
  await asManager('POST', `${base}/contacts`, { ...contact, type: contactCodes.tenant, name: 'Ann' });
  await asManager('POST', `${base}/contacts`, { ...contact, type: contactCodes.landlord, name: 'Lars' });
  await asManager('POST', `${base}/contacts`, { ...contact, type: contactCodes.agent, name: 'Agnes' });
  const phonesIn = async (kind: PdfType) => {
    const contents = await buildStore(api.database).pdfs.readContents(api.account.id, inspection.id);
    const document = await readReportDocument(contents, kind, 'http://localhost', async () => null);
    return Object.fromEntries(document.contacts.map(({ name, phone }) => [name, phone]));
  };
  const ofAgents = { Ann: null, Lars: null, Agnes: contact.phone };
  expect(await phonesIn('FULL')).toEqual(ofAgents);
  expect(await phonesIn('ACTIONS')).toEqual(ofAgents);
  await asManager('PUT', '/settings/account', { pdf_contents: { tenant_contact: true } });
  expect(await phonesIn('FULL')).toEqual({ Ann: contact.phone, Lars: contact.phone, Agnes: contact.phone });
});
