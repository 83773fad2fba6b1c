/**
 * The tables of Inspection, row by row: types, members of a creation, members that a change keeps, self-service and
 * live.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let own: Everything;
let manager: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  manager = api.as(own.users.manager.token);
}, 60_000);
afterAll(() => api.close());

const tenant = { name: 'Ann Tenant', email: 'ann@example.com', template_id: null };
const draft = (more: object = {}) => ({
  property: { id: own.ids['property'] },
  type: { id: 1 },
  conduct_date: '2027-02-03T09:30:00+00:00',
  ...more,
});
const create = async (more: object = {}) => {
  const { status, json, text } = await manager('POST', '/inspections', draft(more));
  expect(status, text).toBe(200);
  return json;
};

describe('an inspection type', () => {
  test.each([
    [1, 'Inventory'],
    [2, 'Check In / Move In'],
    [3, 'Inspection'],
    [4, 'Update'],
    [5, 'Check Out / Move Out'],
    [6, 'Inventory & Check In / Inventory & Move In'],
    [7, 'Risk Assessment'],
    [8, 'Routine Inspection'],
  ])('%i is %s, and gives its title', async (id, name) => {
    expect(await create({ type: { id } })).toMatchObject({ type: { id, name }, title: name });
  });

  test.each([
    [150, 'Self service'],
    [231, 'Live inspection'],
  ])('%i is %s, and needs a self_servicer', async (id, name) => {
    const refused = await manager('POST', '/inspections', draft({ type: { id } }));
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/self_servicer']);
    const made = await create({ type: { id }, self_servicer: tenant });
    expect(made).toMatchObject({ type: { id, name }, state: { id: 100 } });
  });

  test.each([0, 9, 151, '1'])('cannot be %j', async (id) => {
    const { status, json } = await manager('POST', '/inspections', draft({ type: { id } }));
    expect([status, json.errors[0].pointer]).toEqual([422, '/type/id']);
  });
});

describe('a created inspection', () => {
  test('names every id that is not there, that of its template too', async () => {
    const ids = { property: { id: 2e9 }, clerk: { id: 2e9 }, client_id: 2e9, preload_template_id: 2e9 };
    const { status, json } = await manager('POST', '/inspections', draft(ids));
    const pointers = json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted();
    expect([status, pointers]).toEqual([422, ['/clerk/id', '/client_id', '/preload_template_id', '/property/id']]);
  });

  test.each(['property', 'type', 'conduct_date'])('needs %s', async (name) => {
    const { status, json } = await manager('POST', '/inspections', draft({ [name]: undefined }));
    expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, [`/${name}`]]);
    expect(json.errors[0].detail).toBe(`${name} is required`);
  });

  test('cannot have a cover_image yet: a new report has no pictures', async () => {
    const { status, json } = await manager('POST', '/inspections', draft({ cover_image: { id: 1 } }));
    expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/cover_image/id'],
    ]);
    expect((await create({ cover_image: null })).cover_image).toBeNull();
  });

  test.each([
    ['title', 'Top floor'],
    ['location_of_keys', 'With the porter'],
    ['return_key', 'Letterbox'],
    ['return_key', null],
    ['time_to_complete', 'PT45M'],
    ['ref', 'A 7'],
    ['ref', null],
    ['pricing', { price: '120.00', additional: null, margin: '30' }],
    ['conduct_date', '2027-07-03'],
    ['conduct_date', '2027-02-03T09:30:00+00:00'],
    ['conduct_date_option', 1],
    ['client_id', null],
    ['custom_fields', {}],
    ['auto_load_contacts', null],
    ['preload_template_id', null],
  ])('takes %s: %j', async (name, value) => {
    const made = await create({ [name]: value });
    if (name in made) expect(made[name]).toEqual(value);
  });

  test('with a null or blank title has the name of its type', async () => {
    expect((await create({ title: null })).title).toBe('Inventory');
    expect((await create({ title: ' ' })).title).toBe('Inventory');
  });

  test('shows its notes for report, staff and client', async () => {
    const notes = { internal: 'the dog bites', client: 'ring first' };
    expect((await create({ notes })).notes).toEqual({ report: null, ...notes });
  });

  test.each([
    ['PT1M', 'PT1M'],
    ['PT90M', 'PT1H30M'],
    ['PT3600S', 'PT1H'],
    ['PT1.5H', 'PT1H30M'],
    ['PT1H7,5M', 'PT1H8M'],
    ['P0Y0M0DT1H30M0S', 'PT1H30M'],
    ['P1D', /^P/],
  ])('may take %s', async (given, shown) => {
    const { time_to_complete } = await create({ time_to_complete: given });
    expect(time_to_complete).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
  });

  test.each(['PT0S', 'PT59S', 'P', 'PT', '90', '1:30', 'P1H', '-PT5M', 'PT1H30', 'PT0.5M', 'PT1.5H5M', 'P1M', 'P1Y'])(
    'cannot take %s: at least one minute, by ISO 8601',
    async (time_to_complete) => {
      const { status, json } = await manager('POST', '/inspections', draft({ time_to_complete }));
      expect([status, json.errors[0].pointer]).toEqual([422, '/time_to_complete']);
    },
  );

  test.each([
    ['2027-02-03', '2027-02-03'],
    ['2027-02-03T09:30Z', '2027-02-03T09:30:00+00:00'],
    ['2027-02-03T09:30:00.5+02:00', '2027-02-03T07:30:00.500+00:00'],
    ['2027-02-03T09:30:00+0200', '2027-02-03T07:30:00+00:00'],
    ['2027-02-03T09:30:00', '2027-02-03T09:30:00+00:00'],
    ['2027-02-03T09:30:00+02', '2027-02-03T07:30:00+00:00'],
    ['2027-02-03T09:30-05', '2027-02-03T14:30:00+00:00'],
    ['2027-07-03T09:30', '2027-07-03T08:30:00+00:00'],
    ['2027-07-03T09:30:00.123456', '2027-07-03T08:30:00.123+00:00'],
  ])('conducted on %s are shown at the same moment, in UTC', async (conduct_date, shown) => {
    const { status, json } = await manager('POST', '/inspections', draft({ conduct_date }));
    expect([status, json.conduct_date]).toEqual([200, shown]);
  });

  test.each([
    '0999-12-31',
    '3000-01-01',
    '1000-01-01T00:00:00+14:00',
    '2999-12-31T23:59:59-12:00',
    '2027-02-30',
    'soon',
    7,
  ])('cannot be conducted on %s: a day of the years 1000 to 2999, in UTC', async (conduct_date) => {
    const { status, json } = await manager('POST', '/inspections', draft({ conduct_date }));
    expect([status, json.errors[0].pointer]).toEqual([422, '/conduct_date']);
  });

  test.each([
    '2027-02-30',
    '2027-13-01',
    '03/02/2027',
    'tomorrow',
    '2027-02-03 09:30',
    '2027-02-03T24:00',
    '2027-02-03T09:30+2',
    '',
    7,
  ])('cannot be conducted on %j', async (conduct_date) => {
    const { status, json } = await manager('POST', '/inspections', draft({ conduct_date }));
    expect([status, json.errors[0].pointer]).toEqual([422, '/conduct_date']);
    expect(json.errors[0].detail).toBe(
      'conduct_date must be an ISO 8601 date, or date-time; without an offset in the time zone of the account',
    );
  });

  test.each(['1.234', '-1', '1,50', 'free', 12])('cannot have a price of %j', async (price) => {
    const { status, json } = await manager('POST', '/inspections', draft({ pricing: { price } }));
    expect([status, json.errors[0].pointer]).toEqual([422, '/pricing/price']);
  });

  test('embeds its property, and names who created it', async () => {
    const made = await create();
    const { json: property } = await manager('GET', `/properties/${own.ids['property']}`);
    expect(made.property).toMatchObject({ id: property.id, address: property.address, tags: property.tags });
    expect(made).toMatchObject({ account_id: own.account.id, actor_id: own.users.manager.id });
  });

  test('has a report key of its own that nobody can guess', async () => {
    const [a, b] = [await create(), await create()];
    expect(a.report_key).toMatch(/^[\w-]{20,}$/);
    expect(a.report_key).not.toBe(b.report_key);
  });
});

describe('a change of an inspection', () => {
  test.each([
    ['title', 'Other'],
    ['ref', 'B'],
    ['location_of_keys', 'Elsewhere'],
    ['return_key', null],
    ['time_to_complete', 'PT2H'],
    ['conduct_date', '2027-08-01'],
    ['conduct_date_option', 1],
    ['type', { id: 5 }],
  ])('sets %s and keeps everything else', async (name, value) => {
    const made = await create({ ref: 'A', return_key: 'Box', notes: { internal: 'n' }, time_to_complete: 'PT1H' });
    const { status, json } = await manager('PUT', `/inspections/${made.id}`, { [name]: value });
    expect(status).toBe(200);
    if (name === 'type') expect(json.type).toMatchObject(value as object);
    else expect(json[name]).toEqual(value);
    // Whether a visit is ready follows from its other fields.
    const { [name]: _before, updated_at: _then, readiness: _ready, version, ...kept } = made;
    const changing = name === 'type' ? { title: expect.any(String) } : {};
    expect(json).toMatchObject({ ...kept, ...changing, version: version + 1 });
  });
});

describe('self-service templates', () => {
  beforeAll(async () => {
    // The service's own come with an account; nobody can make one over HTTP.
    const id = await api.store.templates.add(
      own.account.id,
      { name: 'Tenant’s visit', typeIds: [150], selfService: true },
      { system: true },
    );
    const { reportId } = await api.store.templates.get(own.account.id, id);
    await api.database.rows(
      'test.system-room',
      `insert into rooms (id, account_id, report_id, name, block_type, position) values (lease_ids($1, 'rooms', 1), $1, $2, 'Kitchen', 'DETAILED', 0)`,
      [own.account.id, reportId],
    );
  });

  test('are listed as those of the service and those of the account', async () => {
    const { json } = await manager('GET', '/settings/account/self-service/templates');
    expect(json.account).toEqual([{ id: own.ids['template'], name: expect.any(String) }]);
    expect(json.system.length).toBeGreaterThan(0);
    for (const template of json.system) expect(template).toEqual({ id: expect.any(Number), name: expect.any(String) });
  });

  test('start the report of a self-service inspection; null takes the service’s own', async () => {
    for (const template_id of [own.ids['template'], null]) {
      const made = await create({ type: { id: 150 }, self_servicer: { ...tenant, template_id } });
      const { json: report } = await manager('GET', `/inspections/${made.id}/report`);
      expect(report.rooms.length).toBeGreaterThan(0);
    }
  });

  test.each([
    { ...tenant, email: 'nobody' },
    { ...tenant, name: '' },
    { ...tenant, template_id: 2 ** 31 - 1 },
  ])('and who uses one are checked (%#)', async (self_servicer) => {
    const { status, json } = await manager('POST', '/inspections', draft({ type: { id: 150 }, self_servicer }));
    expect([status, json.errors[0].pointer.split('/')[1]]).toEqual([422, 'self_servicer']);
  });
});

describe('the current user', () => {
  test('is who approved the application, with the name of the company', async () => {
    const { id, name, email } = own.users.manager;
    const { json } = await manager('GET', '/me');
    expect(json).toMatchObject({ id, name, email, company: 'Harbour Lettings', role: 2 });
  });
});
