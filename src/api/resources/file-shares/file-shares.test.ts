import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let call: Call;
let attachments: number[];
let inspectionId: number;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  call = report.asManager;
  inspectionId = report.inspection.id;
  const { upload } = uploads(api, report.manager.token);
  const picture = await photo({ width: 8, height: 8 });
  attachments = [];
  for (const _ of [1, 2]) attachments.push((await upload(`/inspections/${inspectionId}/attachments`, picture)).json.id);
});
afterAll(() => api.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
/** The same moment, by a clock that shows an hour more. */
const anHourAhead = (moment: string) => new Date(Date.parse(moment) + DAY / 24).toISOString().replace('Z', '+01:00');
const share = async (more: object = {}) => {
  const answer = await call('POST', '/file-shares', {
    inspection_id: inspectionId,
    attachment_ids: attachments,
    ...more,
  });
  expect(answer.status).toBe(200);
  return answer.json;
};
type Email = { recipient: string; subject: string; text: string };
const emailsWith = (url: string) =>
  api.database.rows<Email>(
    'test.emails',
    'select recipient, subject, text from emails where position($1 in text) > 0',
    [url],
  );

describe('a file share', () => {
  test('is a link to chosen files, in their order, that ends after 30 days unless another end is given', async () => {
    const ids = attachments.toReversed();
    const made = await share({ attachment_ids: ids });
    expect(made).toMatchObject({
      inspection_id: inspectionId,
      attachment_ids: ids,
      pdf_type: null,
      recipient: null,
      revoked_at: null,
      opened_count: 0,
      last_opened_at: null,
    });
    expect(made.url).toMatch(/^http:\/\/localhost:8080\/s\/\d+\.\d+-[\w-]{32}$/);
    expect(Math.round((Date.parse(made.expires_at) - Date.now()) / DAY)).toBe(30);
    expect((await call('GET', `/file-shares/${made.id}`)).json).toEqual(made);
    const until = inDays(3);
    expect(Date.parse((await share({ expires_at: until })).expires_at)).toBe(Date.parse(until));
  });

  test('requests a missing PDF at once, so that it is there when the link is opened', async () => {
    const made = await share({ attachment_ids: undefined, pdf_type: 'ACTIONS' });
    expect(made).toMatchObject({ attachment_ids: [], pdf_type: 'ACTIONS' });
    const { json } = await call('GET', `/inspections/${inspectionId}/pdfs`);
    expect(json.map(({ type, state }: { type: string; state: string }) => [type, state])).toEqual([
      ['ACTIONS', 'queued'],
    ]);
  });

  test('is 409 for the changes of a report without an earlier one', async () => {
    const body = { inspection_id: inspectionId, pdf_type: 'CHANGES' };
    const { status, json } = await call('POST', '/file-shares', body);
    expect([status, json.code]).toEqual([409, 'no_source_report']);
  });

  test('with a recipient is e-mailed, in the words of the account', async () => {
    const made = await share({ recipient: 'landlord@example.com', expires_at: inDays(10) });
    const [email, ...more] = await emailsWith(made.url);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: 'landlord@example.com' });
    expect(email?.subject).toContain('shares 2 files with you');
    await call('PUT', '/settings/account', {
      notifications: { file_share: { subject: 'For you', text: 'Here: {files}' } },
    });
    const other = await share({ recipient: 'a@example.com', attachment_ids: [attachments[0]] });
    expect(await emailsWith(other.url)).toEqual([
      { recipient: 'a@example.com', subject: 'For you', text: `Here: a file\n\n${other.url}` },
    ]);
  });

  test('can be moved in time, and its link sent to somebody else', async () => {
    const made = await share();
    const until = inDays(200);
    const moved = await call('PUT', `/file-shares/${made.id}`, { expires_at: until });
    expect([moved.json.url, moved.json.recipient]).toEqual([made.url, null]);
    expect(Date.parse(moved.json.expires_at)).toBe(Date.parse(until));
    for (const end of ['2020-01-01T00:00:00Z', inDays(367)]) {
      const refused = await call('PUT', `/file-shares/${made.id}`, { expires_at: end });
      expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/expires_at']);
    }
    expect(await emailsWith(made.url)).toEqual([]);
    await call('PUT', `/file-shares/${made.id}`, { recipient: 'b@example.com' });
    // Said again it is no change, and nothing is sent.
    await call('PUT', `/file-shares/${made.id}`, { recipient: 'b@example.com', expires_at: until });
    expect((await emailsWith(made.url)).map(({ recipient }) => recipient)).toEqual(['b@example.com']);
  });

  test.each(['T10:00Z', 'T12:00:00+0200', 'T12:00:00.000+02'])('end at a moment spelt …%s', async (spelt) => {
    const day = inDays(20).slice(0, 10);
    const { expires_at } = await share({ expires_at: `${day}${spelt}` });
    expect(expires_at).toBe(`${day}T10:00:00+00:00`);
  });

  test.each([
    ['nothing to share', { attachment_ids: undefined }, ['/attachment_ids']],
    ['both kinds', { pdf_type: 'FULL' }, ['/pdf_type']],
    ['no file', { attachment_ids: [] }, ['/attachment_ids']],
    ['an unknown kind of PDF', { attachment_ids: undefined, pdf_type: 'SHORT' }, ['/pdf_type']],
    ['a past end', { expires_at: '2020-01-01T00:00:00Z' }, ['/expires_at']],
    ['an end in more than a year', { expires_at: inDays(367) }, ['/expires_at']],
    ['an end without offset', { expires_at: '2030-01-01T00:00:00' }, ['/expires_at']],
    ['an end that is no time', { expires_at: 'soon' }, ['/expires_at']],
    ['no address', { recipient: 'somebody' }, ['/recipient']],
    [
      'unknown things, and a past end',
      { inspection_id: 2 ** 31 - 1, expires_at: '2020-01-01T00:00:00Z' },
      ['/inspection_id', '/attachment_ids/0', '/attachment_ids/1', '/expires_at'],
    ],
  ])('cannot be made with %s', async (_named, more, pointers) => {
    const body = { inspection_id: inspectionId, attachment_ids: attachments, ...more };
    const { status, json } = await call('POST', '/file-shares', body);
    expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, pointers]);
  });

  test('cannot name a file twice, nor one of another inspection', async () => {
    const [first] = attachments;
    const twice = await call('POST', '/file-shares', { inspection_id: inspectionId, attachment_ids: [first, first] });
    expect([twice.status, twice.json.errors[0].pointer]).toEqual([422, '/attachment_ids/1']);
    const other = await givenReport(api);
    const body = { inspection_id: other.inspection.id, attachment_ids: [first] };
    const { status, json } = await call('POST', '/file-shares', body);
    expect([status, json.errors]).toEqual([
      422,
      [{ pointer: '/attachment_ids/0', code: 'unknown', detail: `This inspection has no attachment ${first}.` }],
    ]);
  });
});

describe('deleting a file share', () => {
  test('is removed when it was sent to nobody and never opened', async () => {
    const made = await share();
    expect((await call('DELETE', `/file-shares/${made.id}`)).text).toBe('');
    expect((await call('GET', `/file-shares/${made.id}`)).status).toBe(404);
  });

  test('is revoked for good and stays on record when it was sent or opened', async () => {
    const sent = await share({ recipient: 'c@example.com' });
    const opened = await share();
    await api.as(undefined)('GET', `/shared-files/${opened.url.split('/').at(-1)}`);
    for (const { id } of [sent, opened]) {
      expect((await call('DELETE', `/file-shares/${id}`)).status).toBe(200);
      const { json } = await call('GET', `/file-shares/${id}`);
      expect(json).toMatchObject({ revoked_at: expect.any(String), url: null });
      expect((await call('DELETE', `/file-shares/${id}`)).status).toBe(200);
      expect((await call('GET', `/file-shares/${id}`)).json).toEqual(json);
      const again = await call('PUT', `/file-shares/${id}`, { expires_at: inDays(5) });
      expect([again.status, again.json.code]).toEqual([409, 'state_forbids']);
    }
  });

  test('is in the audit trail, like its making and its changes', async () => {
    const made = await share({ recipient: 'd@example.com' });
    await call('PUT', `/file-shares/${made.id}`, { expires_at: inDays(5) });
    await call('DELETE', `/file-shares/${made.id}`);
    const trail = await call('GET', `/properties/${report.property.id}/audit?per_page=100`);
    const entries = trail.json.data.filter(
      ({ subject }: { subject: { type: string; id: number } }) =>
        subject.type === 'file_share' && subject.id === made.id,
    );
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'file_share.revoked',
      'file_share.changed',
      'file_share.added',
    ]);
  });

  test('is in the trail of its inspection, also when it was removed, and in that of no other', async () => {
    const trailOf = async (id: number) =>
      (await call('GET', `/properties/${report.property.id}/audit?inspection_id=${id}`)).json.data.map(
        ({ action }: { action: string }) => action,
      );
    const visit = { property: { id: report.property.id }, type: { id: 1 }, conduct_date: '2027-02-03' };
    const [one, other] = [await call('POST', '/inspections', visit), await call('POST', '/inspections', visit)];
    for (const recipient of ['d@example.com', null]) {
      const made = await call('POST', '/file-shares', { inspection_id: one.json.id, pdf_type: 'FULL', recipient });
      await call('DELETE', `/file-shares/${made.json.id}`);
    }
    expect(await trailOf(one.json.id)).toEqual([
      'file_share.removed',
      'file_share.revoked',
      'file_share.added',
      'inspection.created',
    ]);
    expect(await trailOf(other.json.id)).toEqual(['inspection.created']);
  });

  test('is no other when the moment of its end is written with another offset', async () => {
    const end = inDays(5);
    const made = await share({ expires_at: end });
    const before = await call('GET', `/file-shares/${made.id}`);
    const after = await call('PUT', `/file-shares/${made.id}`, { expires_at: anHourAhead(end) });
    expect([after.status, after.headers['etag'], after.json]).toEqual([200, before.headers['etag'], before.json]);
  });
});

test('the list is of one inspection or of all, newest first', async () => {
  const other = await givenReport(api);
  const one = await call('POST', '/file-shares', { inspection_id: other.inspection.id, pdf_type: 'FULL' });
  const two = await call('POST', '/file-shares', { inspection_id: other.inspection.id, pdf_type: 'FULL' });
  const listed = await call('GET', `/file-shares?inspection_id=${other.inspection.id}`);
  expect(listed.json.data).toEqual([two.json, one.json]);
  expect(listed.json.pagination.totalRecords).toBe(2);
  expect((await call('GET', '/file-shares?per_page=1')).json.data).toEqual([two.json]);
});

test('nobody shares what their token could not read', async () => {
  const { inspection, manager } = report;
  const without = api.as(await api.account.token(manager.id, ['file-share.write', 'file-share.read']));
  const made = await share();
  for (const answer of [
    await without('POST', '/file-shares', { inspection_id: inspection.id, pdf_type: 'FULL' }),
    await without('PUT', `/file-shares/${made.id}`, { recipient: 'me@example.com' }),
  ])
    expect(answer.json).toMatchObject({ code: 'insufficient_scope', scopes: ['file-share.write', 'reports.read'] });
});

test('staff read, managers write, and another account sees nothing of it', async () => {
  const made = await share();
  for (const user of [report.otherClerk, report.typist, report.reviewer]) {
    const as = api.as(user.token);
    expect((await as('GET', `/file-shares/${made.id}`)).json).toEqual(made);
    expect((await as('PUT', `/file-shares/${made.id}`, { expires_at: inDays(5) })).status).toBe(403);
    expect((await as('DELETE', `/file-shares/${made.id}`)).status).toBe(403);
  }
  const stranger = await (await givenAccount(api.database, 'Another firm')).user('administrator');
  const as = api.as(stranger.token);
  expect((await as('GET', `/file-shares/${made.id}`)).status).toBe(404);
  expect((await as('DELETE', `/file-shares/${made.id}`)).status).toBe(404);
  expect((await as('GET', '/file-shares')).json.data).toEqual([]);
});
