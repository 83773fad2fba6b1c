import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tenantConfirmation } from '#domain/tenant-report.ts';
import { type GivenTenantLink, givenTenantLink } from '#testing/given-tenant-link.ts';
import { givenTenantOffice } from '#testing/given-tenant-office.ts';
import { photo } from '#testing/sample-files.ts';
import type { Call, TestApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let admin: Call;
let property: number;
let given: GivenTenantLink;
let tenant: Call;
let item: (name: string) => string;
beforeAll(async () => {
  ({ api, admin, property } = await givenTenantOffice());
});
beforeEach(async () => {
  given = await givenTenantLink(admin, api.database, property);
  tenant = api.as(given.token);
  item = (name) =>
    `/tenant-report/rooms/${given.rooms[name === 'Is the oven clean?' ? 'Kitchen' : 'Hall']}/items/${given.items[name]}`;
});
afterAll(() => api.close());

const stateNow = async () => (await admin('GET', `/inspections/${given.inspection}`)).json;
const trail = async () =>
  (await admin('GET', `/properties/${property}/audit?inspection_id=${given.inspection}`)).json.data;
const submit = () => tenant('POST', '/tenant-report/submit', { confirmation: tenantConfirmation });

describe('the report', () => {
  test('names its firm, its questions and its gaps, and nothing of the office', async () => {
    const { status, json, text } = await tenant('GET', '/tenant-report');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      inspection: { id: given.inspection, type: { id: 150 }, state: { id: 100 }, started_at: null, submitted_at: null },
      company: { name: api.account.name },
      tenant: { name: 'Tess Tenant' },
      writable: true,
      why_not: null,
    });
    expect(json.rooms.map(({ name }: { name: object }) => name)).toEqual([
      { value: 'Hall', editable: false },
      { value: 'Kitchen', editable: false },
    ]);
    expect(json.warnings.map(({ detail }: { detail: string }) => detail)).toEqual([
      'Hall: Door has no answer.',
      'Hall: Smoke alarm has no answer.',
      'Hall: Smoke alarm has no photo.',
      'Kitchen: Is the oven clean? has no answer.',
      'Kitchen has no photo.',
    ]);
    for (const secret of [
      'report_key',
      'notes',
      'pricing',
      'clerk',
      'original_url',
      'actions',
      'origin_id',
      given.token,
    ])
      expect(text).not.toContain(`"${secret}"`);
  });

  test('asks the questions of an item in the order of their option set, before and after they are answered', async () => {
    const questions = ['Everything works', 'Dry', 'Clean'];
    const { json: set } = await admin('POST', '/option-sets', { name: 'Wet rooms', options: questions });
    const rooms = [{ name: 'Bathroom', block_type: 'SIMPLIFIED', option_set: set.id, items: ['Shower'] }];
    const own = await givenTenantLink(admin, api.database, property, { rooms });
    const asTenant = api.as(own.token);
    const asked = async () => {
      const { json } = await asTenant('GET', '/tenant-report');
      return Object.keys(json.rooms[0].items[0].condition.value);
    };
    expect(await asked()).toEqual(questions);
    const shower = `/tenant-report/rooms/${own.rooms['Bathroom']}/items/${own.items['Shower']}`;
    expect((await asTenant('PUT', shower, { condition: { Clean: 1 } })).status).toBe(200);
    expect(await asked()).toEqual(questions);
  });

  test('is read without starting it', async () => {
    await tenant('GET', '/tenant-report');
    expect(await stateNow()).toMatchObject({ state: { id: 100 }, started_at: null });
  });
});

describe('saving an item', () => {
  test('starts the inspection with the first save, and names the tenant in the trail', async () => {
    const saved = await tenant('PUT', item('Door'), { condition: 'Scuffed', description: 'White' });
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ condition: { value: 'Scuffed' }, description: { value: 'White' } });
    expect(saved.headers['etag']).toBe(`"${saved.json.version}-json"`);
    expect(await stateNow()).toMatchObject({ state: { id: 300 }, started_at: expect.any(String) });
    const [start, change] = await trail();
    expect(start).toMatchObject({
      action: 'inspection.start',
      actor: { id: null, name: 'Tess Tenant' },
      application: 'Tenant link',
    });
    expect(change).toMatchObject({ action: 'report.item_changed', actor: { id: null, name: 'Tess Tenant' } });
    const started = (await stateNow()).started_at;
    await tenant('PUT', item('Door'), { condition: 'Scuffed twice' });
    expect((await stateNow()).started_at).toBe(started);
    expect((await trail()).filter(({ action }: { action: string }) => action === 'report.item_changed')).toHaveLength(
      1,
    );
  });

  test('keeps omitted members and never changes a name', async () => {
    await tenant('PUT', item('Door'), { description: 'White', condition: 'Good' });
    await tenant('PUT', item('Door'), { condition: 'Fair', name: 'Window' });
    const { json } = await admin('GET', item('Door').replace('/tenant-report', `/inspections/${given.inspection}`));
    expect([json.name.value, json.description.value, json.condition.value]).toEqual(['Door', 'White', 'Fair']);
  });

  test('is told to webhooks and screens as any start is', async () => {
    await tenant('PUT', item('Door'), { condition: 'Good' });
    const told = await api.database.rows<{ data: object }>(
      'test.events',
      `select data from events where kind = 'inspection.state_changed' and (data ->> 'inspection_id')::int = $1`,
      [given.inspection],
    );
    expect(told.map(({ data }) => data)).toMatchObject([{ verb: 'start', from: { id: 100 }, state: { id: 300 } }]);
  });

  test('refuses an answer that the room does not know, and starts nothing', async () => {
    const { status, json } = await tenant('PUT', item('Is the oven clean?'), { condition: 'spotless' });
    expect([status, json.errors[0].pointer]).toEqual([422, '/condition']);
    expect(await stateNow()).toMatchObject({ state: { id: 100 }, started_at: null });
  });

  test('with an older version is 412 and shows the current values', async () => {
    await tenant('PUT', item('Door'), { condition: 'From the phone' });
    const { status, json } = await tenant('PUT', item('Door'), { condition: 'From the laptop' }, { 'if-match': '"1"' });
    expect([status, json.current.condition.value]).toEqual([412, 'From the phone']);
  });
});

describe('the photos of each room', () => {
  const asked = async (self_servicer: object) => {
    const body = { self_servicer: { name: 'Tess Tenant', email: 'tess@example.com', ...self_servicer } };
    return (await admin('PUT', `/inspections/${given.inspection}`, body)).json;
  };
  const gaps = async () => {
    const { json } = await tenant('GET', '/tenant-report');
    const ofRooms = json.warnings.filter(({ item_id }: { item_id: number | null }) => item_id === null);
    return [json.photos_per_room, ...ofRooms.map(({ detail }: { detail: string }) => detail)];
  };

  test('are as many as the office asks for, and none of them forbids to send in', async () => {
    expect((await asked({ photos_per_room: 3 })).self_servicer.photos_per_room).toBe(3);
    await uploads(api, given.token).upload(`${item('Door')}/attachments`, await photo());
    expect(await gaps()).toEqual([3, 'Hall has 1 of 3 photos.', 'Kitchen has 0 of 3 photos.']);
    expect((await asked({})).self_servicer.photos_per_room).toBe(3);
    expect((await submit()).status).toBe(200);
  });

  test('are one where nobody said, and none where the office wants none', async () => {
    expect(await gaps()).toEqual([1, 'Kitchen has no photo.']);
    await asked({ photos_per_room: 0 });
    expect(await gaps()).toEqual([0]);
    await asked({ photos_per_room: null });
    expect(await gaps()).toEqual([1, 'Kitchen has no photo.']);
  });

  test.each([-1, 21, 1.5, 'two'])('cannot be %j', async (photos_per_room) => {
    expect((await asked({ photos_per_room })).errors).toMatchObject([{ pointer: '/self_servicer/photos_per_room' }]);
  });
});

describe('photos', () => {
  const places = () => [`/tenant-report/rooms/${given.rooms['Hall']}`, item('Door')];

  test('are added to a room or an item, captioned and taken away again', async () => {
    for (const place of places()) {
      const { status, json } = await uploads(api, given.token).upload(
        `${place}/attachments`,
        await photo({ width: 9, height: 8 }),
      );
      expect([status, json.removable, json.sha256]).toEqual([200, true, undefined]);
      expect(json.renditions['480']).toContain('signature=');
      const at = `/tenant-report/attachments/${json.id}`;
      expect((await tenant('PUT', at, { description: 'Scratch' })).json.description).toBe('Scratch');
      expect((await tenant('DELETE', at)).status).toBe(200);
      expect((await tenant('DELETE', at)).status).toBe(404);
    }
    expect(await stateNow()).toMatchObject({ state: { id: 300 } });
    const added = (await trail()).find(({ action }: { action: string }) => action === 'report.attachments_added');
    expect(added).toMatchObject({ actor: { id: null, name: 'Tess Tenant' }, application: 'Tenant link' });
  });

  test('show parts that the office covered to nobody with the link, by no address that it gave', async () => {
    const { json: before } = await uploads(api, given.token).upload(`${item('Door')}/attachments`, await photo());
    const at = `/attachments/${before.id}`;
    const parts = [{ left: 0, top: 0, width: 1, height: 1 }];
    expect((await admin('POST', `${at}/covered-parts`, { parts })).status).toBe(200);
    const [room] = (await tenant('GET', '/tenant-report')).json.rooms;
    for (const { url, renditions } of [before, room.items[0].attachments[0]])
      for (const link of [url, ...Object.values<string>(renditions)]) {
        const { channels } = await sharp((await uploads(api, undefined).read(link)).bytes).stats();
        expect(channels.map(({ max }) => max < 60)).toEqual([true, true, true]);
      }
    for (const [method, path] of [
      ['GET', '/uncovered'],
      ['GET', '/original'],
      ['DELETE', '/covered-parts'],
    ] as const)
      expect([path, (await tenant(method, `${at}${path}`)).status]).toEqual([path, 401]);
  });

  test('sent twice with one key are there once', async () => {
    const { upload } = uploads(api, given.token);
    const bytes = await photo({ width: 10, height: 8 });
    const headers = { 'idempotency-key': 'photo 1' };
    const [first, second] = [
      await upload(`${item('Door')}/attachments`, bytes, { headers }),
      await upload(`${item('Door')}/attachments`, bytes, { headers }),
    ];
    expect(second.json).toEqual(first.json);
    const { json } = await tenant('GET', '/tenant-report');
    expect(json.rooms[0].items[0].attachments).toHaveLength(1);
  });

  test('are all that is taken', async () => {
    const { status } = await uploads(api, given.token).upload(`${item('Door')}/attachments`, Buffer.from('hello'), {
      filename: 'a.txt',
      type: 'text/plain',
    });
    expect(status).toBe(415);
    expect((await tenant('GET', '/tenant-report')).json.rooms[0].items[0].attachments).toEqual([]);
  });

  test('are as many as anybody takes, and no more', async () => {
    const more = async () => uploads(api, given.token).upload(`${item('Door')}/attachments`, await photo());
    const { json } = await more();
    await api.database.rows(
      '',
      `insert into attachments (id, account_id, file_id, report_id, item_id)
       select lease_ids(account_id, 'attachments', 1), account_id, file_id, report_id, item_id from attachments, generate_series(2, 500) where id = $1`,
      [json.id],
    );
    const refused = await more();
    expect([refused.status, refused.json.code]).toEqual([409, 'state_forbids']);
    await tenant('DELETE', `/tenant-report/attachments/${json.id}`);
    expect((await more()).status).toBe(200);
  });

  test('can be seen but not changed when they are the office’s', async () => {
    const { token } = await api.account.user('manager');
    const theirs = await uploads(api, token).upload(
      `/inspections/${given.inspection}/rooms/${given.rooms['Hall']}/attachments`,
      await photo({ width: 11, height: 8 }),
    );
    const { json } = await tenant('GET', '/tenant-report');
    expect(json.rooms[0].attachments).toMatchObject([{ id: theirs.json.id, removable: false }]);
    const at = `/tenant-report/attachments/${theirs.json.id}`;
    expect((await tenant('DELETE', at)).status).toBe(404);
    expect((await tenant('PUT', at, { description: 'x' })).status).toBe(404);
  });
});

describe('sending it in', () => {
  test('moves to Review with the confirmed words, and ends the writing', async () => {
    await tenant('PUT', item('Door'), { condition: 'Good' });
    const { status, json } = await submit();
    expect(status).toBe(200);
    expect(json).toMatchObject({ writable: false, inspection: { state: { id: 350 } } });
    expect(json.warnings.length).toBeGreaterThan(0);
    expect(await stateNow()).toMatchObject({ state: { id: 350 }, submitted_at: expect.any(String) });
    const [sent] = await trail();
    expect(sent).toMatchObject({ action: 'inspection.submit', actor: { id: null, name: 'Tess Tenant' } });
    expect(sent.changes).toContainEqual({ field: 'confirmation', from: null, to: tenantConfirmation });
    expect(sent.changes).toContainEqual({ field: 'device', from: null, to: 'Another program' });
    for (const answer of [await tenant('PUT', item('Door'), { condition: 'Bad' }), await submit()])
      expect([answer.status, answer.json.code]).toEqual([409, 'state_forbids']);
    expect((await tenant('GET', '/tenant-report')).json.why_not).toContain('has been sent in');
  });

  test('works before anything was saved', async () => {
    expect((await submit()).status).toBe(200);
    expect(await stateNow()).toMatchObject({ started_at: expect.any(String), submitted_at: expect.any(String) });
  });

  test('needs the words that are agreed to', async () => {
    expect((await tenant('POST', '/tenant-report/submit', {})).json.errors[0].pointer).toBe('/confirmation');
  });

  test('can be done again when the office gives it back', async () => {
    await submit();
    await admin('POST', `/inspections/${given.inspection}/reopen`);
    expect((await tenant('PUT', item('Door'), { condition: 'Better' })).status).toBe(200);
    expect((await submit()).status).toBe(200);
  });

  test('is told to its tenant when the office gives it back: why, what is missing, and that the same link works', async () => {
    await submit();
    const note = 'Please show us the oven.';
    await admin('POST', `/inspections/${given.inspection}/reopen`, { reasons: ['photographs'], note });
    const [email, ...others] = await api.database.rows<{ recipient: string; text: string }>(
      'test.returned',
      `select recipient, text from emails where inspection_id = $1 and subject like 'Please complete: %'`,
      [given.inspection],
    );
    expect(others).toEqual([]);
    expect(email?.recipient).toBe('tess@example.com');
    for (const words of [
      `Why: Photographs: ${note}`,
      '- Hall: Door has no answer.',
      'Open the link that you were sent',
    ])
      expect(email?.text).toContain(words);
    expect(email?.text).not.toContain('/t/');
  });

  test('a finished report is sealed', async () => {
    await submit();
    await admin('POST', `/inspections/${given.inspection}/complete`);
    const { status, json } = await tenant('PUT', item('Door'), { condition: 'Bad' });
    expect([status, json.code]).toEqual([409, 'report_sealed']);
  });
});
