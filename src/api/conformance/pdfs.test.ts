/** PDFs of a report as the interface promises them; src/pdf and src/jobs test their pages. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenInspection } from '#testing/given-property.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

type Queued = { id: number; type: string; state: string };
const path = () => `${report.base}/pdf`;
const queued = ({ inspection } = report) =>
  api.database.rows<Queued>('test.pdfs', 'select id, type, state from pdfs where inspection_id = $1 order by id', [
    inspection.id,
  ]);
/** As the worker leaves it. */
async function finishAll(of = report): Promise<void> {
  for (const { id } of await queued(of)) {
    const place = pdfPath(api.dataDir, { accountId: of.manager.accountId, id });
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, `%PDF-1.7 ${id}`);
  }
  const ready = "update pdfs set state = 'ready', progress = 100, ready_at = now() where inspection_id = $1";
  await api.database.rows('test.ready', ready, [of.inspection.id]);
}

describe('asking for a PDF', () => {
  test('answers 202 without a body while it is being made, and 200 with type and url when it is there', async () => {
    const first = await report.write('POST', path(), { type: 'FULL' });
    expect([first.status, first.text]).toEqual([202, '']);
    expect((await report.write('POST', path(), { type: 'FULL' })).status).toBe(202);
    expect((await queued()).length).toBe(1);
    await finishAll();
    const { status, json } = await report.write('POST', path(), { type: 'FULL' });
    expect(status).toBe(200);
    expect(json).toEqual({ type: 'FULL', url: expect.stringMatching(/^http:\/\/localhost:8080\/api\/pdfs\//) });
  });

  test('says with 202 where the PDF will be, and when to ask again', async () => {
    const other = await givenReport(api);
    const asked = await other.write('POST', `${other.base}/pdf`);
    const [pdf] = await queued(other);
    expect([asked.status, asked.text]).toEqual([202, '']);
    expect(asked.headers).toMatchObject({
      location: `http://localhost:8080/api${other.base}/pdfs/${pdf?.id}`,
      'retry-after': '2',
    });
    await finishAll(other);
    const ready = await other.write('POST', `${other.base}/pdf`);
    expect([ready.status, ready.headers['location'], ready.headers['retry-after']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect((await other.write('GET', `${other.base}/pdfs/${pdf?.id}`)).status).toBe(302);
  });

  test('without a type, or without a body at all, is for FULL', async () => {
    const types = [await report.write('POST', path(), {}), await report.write('POST', path())];
    expect(types.map(({ json }) => json.type)).toEqual(['FULL', 'FULL']);
  });

  test('gives a link that needs no bearer, and only as it was signed', async () => {
    const { json } = await report.write('POST', path());
    const { pathname, search } = new URL(json.url);
    const read = (query: string) => api.app.inject(`${pathname}${query}`);
    const file = await read(search);
    expect([file.statusCode, file.headers['content-type'], file.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await read('')).statusCode).toBe(422);
    expect(
      (
        await read(
          search.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === '_' ? '-' : '_'}`),
        )
      ).statusCode,
    ).toBe(404);
    expect((await read(search.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(404);
  });

  test('again after a change of the report makes it again', async () => {
    await report.room('Hall');
    expect((await report.write('POST', path())).status).toBe(202);
    await finishAll();
  });

  test('after somebody or something named in it was renamed makes it again, and only then', async () => {
    const admin = api.as((await api.account.user('administrator')).token);
    const [clerk, client] = [await api.account.user('clerk'), await api.account.client('Solent Estate')];
    const field = (name: string) => admin('POST', '/custom-fields/inspections', { name, type: 'text' });
    const [filled, empty] = [(await field('Alarm code')).json.id, (await field('Gate code')).json.id];
    const { json } = await admin('POST', '/inspections', {
      property: { id: report.property.id },
      type: { id: 1 },
      conduct_date: '2027-02-03',
      clerk: { id: clerk.id },
      client_id: client.id,
      custom_fields: { [filled]: '1066' },
    });
    const ask = async () => (await admin('POST', `/inspections/${json.id}/pdf`)).status;
    const renamed = async (thing: string, name: string) => {
      expect((await admin('PUT', thing, { name })).status).toBe(200);
      const first = await ask();
      await finishAll({ ...report, inspection: json });
      return [first, await ask()];
    };
    expect(await renamed(`/staff/${clerk.id}`, 'Ann Clark')).toEqual([202, 200]);
    expect(await renamed(`/staff/${clerk.id}`, 'Anne Clarke')).toEqual([202, 200]);
    expect(await renamed(`/clients/${client.id}`, 'Solent Estates')).toEqual([202, 200]);
    expect(await renamed(`/custom-fields/inspections/${filled}`, 'Code of the alarm')).toEqual([202, 200]);
    expect(await renamed(`/custom-fields/inspections/${empty}`, 'Code of the gate')).toEqual([200, 200]);
    expect(await renamed(`/clients/${(await api.account.client('Another')).id}`, 'Others')).toEqual([200, 200]);
  });

  test('many times at once is one job', async () => {
    await report.room('Kitchen');
    const before = (await queued()).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => report.write('POST', path())));
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    expect((await queued()).length).toBe(before + 1);
    await finishAll();
  });

  test('is a PDF of its own for ACTIONS, 409 for CHANGES without an earlier report, and 422 for other types', async () => {
    expect((await report.write('POST', path(), { type: 'ACTIONS' })).status).toBe(202);
    const changes = await report.write('POST', path(), { type: 'CHANGES' });
    expect([changes.status, changes.json.code]).toEqual([409, 'no_source_report']);
    expect((await report.write('POST', path(), { type: 'full' })).status).toBe(422);
    await finishAll();
  });

  test('announces the work to the worker in the same transaction', async () => {
    await report.room('Bathroom');
    await report.write('POST', path());
    const newest = (await queued()).at(-1);
    expect(newest).toMatchObject({ state: 'queued', type: 'FULL' });
  });
});

describe('the list of PDFs', () => {
  test('shows state and progress, newest first, with a link to each finished one', async () => {
    const { json } = await report.write('GET', `${report.base}/pdfs`);
    expect(json[0]).toMatchObject({
      type: 'FULL',
      state: 'queued',
      progress: 0,
      current: true,
      url: null,
      failure: null,
    });
    expect(json.at(-1)).toMatchObject({ state: 'ready', progress: 100, current: false });
    expect(json.at(-1).url).toContain('/api/pdfs/');
    expect(json.map(({ id }: Queued) => id)).toEqual(
      json.map(({ id }: Queued) => id).toSorted((a: number, b: number) => b - a),
    );
  });

  test('has an address for each that redirects to its file, and is 404 until it is ready', async () => {
    const { json } = await report.write('GET', `${report.base}/pdfs`);
    const ready = await report.write('GET', `${report.base}/pdfs/${json.at(-1).id}`);
    expect([ready.status, ready.headers['location']]).toEqual([302, json.at(-1).url]);
    expect((await report.write('GET', `${report.base}/pdfs/${json[0].id}`)).status).toBe(404);
  });

  test('a link gives a part of the file on request, and nothing to a client that already has it', async () => {
    const { json } = await report.write('GET', `${report.base}/pdfs`);
    const { id, url } = json.at(-1);
    const { read } = uploads(api, undefined);
    const whole = await read(url);
    expect([whole.status, whole.bytes.toString(), whole.headers['accept-ranges']]).toEqual([
      200,
      `%PDF-1.7 ${id}`,
      'bytes',
    ]);
    const part = await read(url, { range: 'bytes=1-3' });
    expect([part.status, part.bytes.toString()]).toEqual([206, 'PDF']);
    expect(part.headers['content-range']).toBe(`bytes 1-3/${whole.bytes.length}`);
    const past = await read(url, { range: 'bytes=1000-' });
    expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${whole.bytes.length}`]);
    expect((await read(url, { 'if-none-match': String(whole.headers['etag']) })).status).toBe(304);
    const saved = await read(`${url}&download=`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="report-\d+-full\.pdf"$/);
  });

  test('says why one failed; asked for again it is tried as often as a new one', async () => {
    const { id } = (await queued()).at(-1) ?? { id: 0 };
    const fail = "update pdfs set state = 'failed', failure = 'Too large.', attempts = 3 where id = $1";
    await api.database.rows('test.fail', fail, [id]);
    const { json } = await report.write('GET', `${report.base}/pdfs`);
    expect(json[0]).toMatchObject({ state: 'failed', failure: 'Too large.' });
    expect((await report.write('POST', path())).status).toBe(202);
    const rows = await api.database.rows('test.again', 'select state, attempts from pdfs where id = $1', [id]);
    expect(rows).toEqual([{ state: 'queued', attempts: 0 }]);
  });
});

describe('a PDF whose file is gone', () => {
  const lose = (accountId: number, id: number) => rm(pdfPath(api.dataDir, { accountId, id }));

  test('is listed as failed without a link, and made again when it is asked for', async () => {
    const of = await givenReport(api);
    const ask = () => of.asManager('POST', `${of.base}/pdf`);
    const list = async () => (await of.asManager('GET', `${of.base}/pdfs`)).json;
    await ask();
    await finishAll(of);
    const { pathname, search } = new URL((await ask()).json.url);
    const [{ id }] = (await queued(of)) as [Queued];
    await lose(of.manager.accountId, id);

    expect(await list()).toMatchObject([
      { id, state: 'failed', url: null, failure: 'The file of this PDF is gone. Ask for the PDF again.' },
    ]);
    expect((await api.app.inject(`${pathname}${search}`)).statusCode).toBe(404);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await list()).toMatchObject([{ id, state: 'queued', progress: 0, url: null, current: true }]);
    await finishAll(of);
    expect((await ask()).status).toBe(200);
    expect((await api.app.inject(`${pathname}${search}`)).statusCode).toBe(200);
  });

  test('is the same PDF as before once its file has come back', async () => {
    const of = await givenReport(api);
    await of.asManager('POST', `${of.base}/pdf`);
    await finishAll(of);
    const [{ id }] = (await queued(of)) as [Queued];
    await lose(of.manager.accountId, id);
    expect((await of.asManager('GET', `${of.base}/pdfs`)).json).toMatchObject([{ id, state: 'failed' }]);
    await finishAll(of);
    expect((await of.asManager('GET', `${of.base}/pdfs`)).json).toMatchObject([{ id, state: 'ready', failure: null }]);
  });
});

describe('a PDF is made again when a printed fact has changed:', () => {
  type Change = (of: GivenReport) => Promise<unknown>;
  const done = async (call: Promise<{ status: number; json: { id: number }; text: string }>) => {
    const { status, json, text } = await call;
    expect([status, text]).toEqual([200, text]);
    return json;
  };
  const settings = (body: object) => async (of: GivenReport) => done(of.asManager('PUT', '/settings/account', body));
  const contact = { type: 1, name: 'Ann', signee: true, notify: false, deliver: false };
  const meter = { type: 'Gas', location: 'Hall', supplier: 'Octopus', reading: '1', date: '2026-06-01' };
  const addContact = (of: GivenReport) => done(of.asManager('POST', `${of.base}/contacts`, contact));
  const addMeter = (of: GivenReport) => done(of.asManager('POST', `/properties/${of.property.id}/meters`, meter));
  const complete: Change = (of) =>
    api.database.rows(
      'test.complete',
      "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
      [of.inspection.id],
    );
  const byLink = (of: GivenReport, what: string, body: object) =>
    done(api.as(undefined)('POST', `/published-reports/${of.inspection.reportKey}/${what}`, body));
  const comment = (of: GivenReport) =>
    byLink(of, 'comments', { author: 'Ann', role: 'tenant', text: 'It was scuffed before.' });
  const askFor = (of: GivenReport) => of.asManager('POST', `${of.base}/pdf`);

  /** The data before, and the change. */
  const changes: Record<string, [prepare: Change, change: (of: GivenReport, prepared: never) => Promise<unknown>]> = {
    'the inspection itself': [async () => undefined, (of) => done(of.asManager('PUT', of.base, { title: 'Another' }))],
    'its state, which takes DRAFT away': [async () => undefined, complete],
    'the property': [
      async () => undefined,
      (of) => done(of.asManager('PUT', `/properties/${of.property.id}`, { ref: 'x' })),
    ],
    'the name of the account': [async () => undefined, settings({ name: 'Another name' })],
    'the look of the account': [async () => undefined, settings({ brand: { phone: '023 9200 0000' } })],
    'a trail that is left out': [async () => undefined, settings({ pdf_contents: { audit_trail: false } })],
    'photographs that go to the end': [async () => undefined, settings({ pdf_contents: { photos_at_end: true } })],
    'a contact': [
      addContact,
      (of, { id }: { id: number }) => done(of.asManager('PUT', `${of.base}/contacts/${id}`, { name: 'Bob' })),
    ],
    'a new comment': [complete, comment],
    'what the office says to a comment': [
      async (of) => {
        await complete(of);
        return comment(of);
      },
      (of, { id }: { id: number }) => done(of.asManager('PUT', `${of.base}/comments/${id}`, { reply: 'We see.' })),
    ],
    'a signature': [
      complete,
      async (of) => {
        const { id } = await addContact(of);
        const signature = { contact_id: id, outcome: 'signed', method: 'typed', accepts_declaration: true };
        return done(of.asManager('POST', `${of.base}/signatures`, signature));
      },
    ],
    'an option set': [
      async (of) => {
        const id = await of.optionSet([1, 2, 3]);
        await of.room('Bedroom', 'SCALE', id);
        return id;
      },
      (of, id: number) => done(of.asManager('PUT', `/option-sets/${id}`, { name: 'Another' })),
    ],
    'a meter': [
      addMeter,
      (of, { id }: { id: number }) =>
        done(of.asManager('PUT', `/properties/${of.property.id}/meters/${id}`, { reading: '2' })),
    ],
    'a picture of a meter': [
      async (of) => {
        const path = `/properties/${of.property.id}/meters/${(await addMeter(of)).id}/attachments`;
        return done(uploads(api, of.manager.token).upload(path, await photo()) as never);
      },
      (of, { id }: { id: number }) => done(of.asManager('PUT', `/attachments/${id}/rotation`, { angle: 90 })),
    ],
    'the report it started from': [
      async (of) => {
        const earlier = await givenReport(api);
        await of.putInState(200);
        const start = { type: 6, init_from: earlier.inspection.id };
        await done(of.asManager('PUT', `${of.base}/initialization`, start));
        return earlier;
      },
      (_, earlier: GivenReport) => earlier.room('Attic'),
    ],
    'the visit before': [
      async (of) => {
        const visited = 'update inspections set type = 8, started_at = now() where id = $1';
        await api.database.rows('test.visited', visited, [of.inspection.id]);
        const earlier = { state: 350, type: 8, startedAt: '2026-01-05T09:00:00Z' } as const;
        return givenInspection(api.database, of.manager.accountId, of.property.id, earlier);
      },
      (of, visit: { id: number }) => complete({ ...of, inspection: { ...of.inspection, id: visit.id } }),
    ],
  };

  test.each(Object.keys(changes))('%s', async (name) => {
    const of = await givenReport(api);
    const [prepare, change] = changes[name] ?? [];
    const prepared = await prepare?.(of);
    expect((await askFor(of)).status).toBe(202);
    await finishAll(of);
    expect((await askFor(of)).status).toBe(200);
    await change?.(of, prepared as never);
    expect((await askFor(of)).status).toBe(202);
  });
});

describe('while nothing printed has changed', () => {
  const changes: Record<string, (of: GivenReport) => Promise<{ status: number; text: string }>> = {
    tags: (of) => of.asManager('PUT', of.base, { tags: ['urgent'] }),
    'internal notes': (of) => of.asManager('PUT', of.base, { notes: { internal: 'Ask for the key.' } }),
    'notes of the property': (of) =>
      of.asManager('PUT', `/properties/${of.property.id}`, { notes: 'Ring at the back door.' }),
    'phrases that the editor suggests': (of) => of.asManager('PUT', '/settings/account', { phrases: ['Good order.'] }),
    'the end of its comments': (of) => of.asManager('POST', `${of.base}/close`),
  };

  test.each(Object.keys(changes))('%s: a PDF that is there stays current', async (name) => {
    const of = await givenReport(api);
    const { id } = of.inspection;
    await of.room('Hall');
    const complete =
      "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1";
    await api.database.rows('test.complete', complete, [id]);
    expect((await of.asManager('POST', `${of.base}/pdf`)).status).toBe(202);
    await finishAll(of);
    const changed = await changes[name]?.(of);
    expect([changed?.status, changed?.text]).toEqual([200, changed?.text]);
    expect((await of.asManager('GET', `${of.base}/pdfs`)).json).toMatchObject([{ state: 'ready', current: true }]);
    expect((await of.asManager('POST', `${of.base}/pdf`)).status).toBe(200);
    expect((await queued(of)).length).toBe(1);
  });
});
