/** After any changes in any order a report equals the rules' result: they are played on a model beside the service. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { smallestPicture } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { readJsonx, writeJsonx } from '../jsonx/jsonx.ts';

type Item = { id: number; name: string; description: string | null; condition: unknown; photos: number[] };
type Room = { id: number; name: string; kind: Kind; items: Item[]; photos: number[] };
type Model = { rooms: Room[]; photos: number[] };
type Kind = 'DETAILED' | 'CHECKLIST';
/** Numbers of things are counted round: every number means one, as long as there is any. */
type Step = { what: What; room: number; item: number; to: number; name: string; value: string | number; xml: boolean };
type What = (typeof whats)[number];
type Change = {
  request: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown];
  refusal?: number | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every kind, of which the ids are read
  play: (answer: any) => void;
};

const whats = [
  'add room',
  'rename room',
  'remove room',
  'order rooms',
  'copy room',
  'copy into room',
  'add item',
  'change item',
  'remove item',
  'order items',
  'copy item',
  'overwrite item',
  'assign photo',
  'remove photo',
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const one = <Thing>(things: Thing[], at: number): Thing | undefined => things[at % Math.max(things.length, 1)];
const turned = <Thing>(things: Thing[], by: number): Thing[] => {
  const at = by % Math.max(things.length, 1);
  return [...things.slice(at), ...things.slice(0, at)];
};
const fits = (kind: Kind, value: unknown) => (kind === 'DETAILED' ? typeof value === 'string' : Number(value) <= 2);
const without = (ids: number[], id: number) => ids.splice(0, ids.length, ...ids.filter((each) => each !== id));
const listPlaces = ({ rooms, photos }: Model) => [{ photos }, ...rooms, ...rooms.flatMap(({ items }) => items)];

/** The details of every photograph there ever was; copies have those of their source. */
const captions = new Map<number, string | undefined>();

type Answer = { id: number; attachments: { id: number; description: string }[]; items: Answer[] };
const copyOf = <Thing extends { id: number; photos: number[] }>(source: Thing, { id, attachments }: Answer): Thing => {
  expect(attachments.map(({ description }) => description)).toEqual(source.photos.map((photo) => captions.get(photo)));
  for (const photo of attachments) captions.set(photo.id, photo.description);
  return { ...source, id, photos: attachments.map((photo) => photo.id) };
};
const copiesOf = (sources: Item[], answers: Answer[]) => {
  expect(answers.length).toBe(sources.length);
  return answers.map((answer, at) => copyOf(sources[at] as Item, answer));
};

/** The request of a step and the rules' result; undefined where there is nothing to do it to. */
function changeOf(model: Model, { what, name, value, ...step }: Step): Change | undefined {
  const { rooms } = model;
  const room = one(rooms, step.room);
  const target = one(rooms, step.to);
  const item = room && one(room.items, step.item);
  const kind: Kind = typeof value === 'string' ? 'DETAILED' : 'CHECKLIST';
  if (what === 'add room')
    return {
      request: ['POST', '/rooms', { name, block_type: kind }],
      play: ({ id }) => rooms.push({ id, name, kind, items: [], photos: [] }),
    };
  if (what === 'order rooms') {
    const wanted = turned(rooms, step.to);
    const request: Change['request'] = ['PUT', '/rooms', wanted.map(({ id }) => id)];
    return { request, play: () => rooms.splice(0, rooms.length, ...wanted) };
  }
  if (what === 'assign photo' || what === 'remove photo') {
    const photo = one(
      listPlaces(model).flatMap(({ photos }) => photos),
      step.item,
    );
    const place = item ?? room ?? model;
    if (photo === undefined) return undefined;
    const take = () => listPlaces(model).forEach(({ photos }) => without(photos, photo));
    if (what === 'remove photo') return { request: ['DELETE', `/attachments/${photo}`], play: take };
    const to = item ? { item_id: item.id } : room && { room_id: room.id };
    return {
      request: ['PUT', `/attachments/${photo}/assign`, to],
      play: () => {
        take();
        place.photos.push(photo);
        place.photos.sort((a, b) => a - b);
      },
    };
  }
  if (room === undefined || target === undefined) return undefined;
  const path = `/rooms/${room.id}`;
  const isOther = room.kind !== target.kind;
  if (what === 'rename room') return { request: ['PUT', path, { name }], play: () => (room.name = name) };
  if (what === 'remove room') return { request: ['DELETE', path], play: () => rooms.splice(rooms.indexOf(room), 1) };
  if (what === 'copy room')
    return {
      request: ['PUT', `${path}/copy`, { room: { name } }],
      play: (answer) => rooms.push({ ...copyOf(room, answer), name, items: copiesOf(room.items, answer.items) }),
    };
  if (what === 'copy into room')
    return {
      request: ['PUT', `${path}/copy`, { room: { id: target.id } }],
      refusal: isOther ? 422 : undefined,
      play: ({ items }) => target.items.push(...copiesOf([...room.items], items.slice(target.items.length))),
    };
  if (what === 'order items') {
    const wanted = turned(room.items, step.to);
    return { request: ['PUT', `${path}/items`, wanted.map(({ id }) => id)], play: () => (room.items = wanted) };
  }
  const fields = { description: name, condition: value };
  const refusal = fits(room.kind, value) ? undefined : 422;
  if (what === 'add item')
    return {
      request: ['POST', `${path}/items`, { name, ...fields }],
      refusal,
      play: ({ id }) => room.items.push({ id, name, ...fields, photos: [] }),
    };
  if (item === undefined) return undefined;
  const ofItem = `${path}/items/${item.id}`;
  if (what === 'change item')
    return {
      request: ['PUT', ofItem, { name, condition: value }],
      refusal,
      play: () => Object.assign(item, { name, description: null, condition: value }),
    };
  if (what === 'remove item')
    return { request: ['DELETE', ofItem], play: () => room.items.splice(room.items.indexOf(item), 1) };
  const overwritten = what === 'overwrite item' ? one(target.items, step.to) : undefined;
  return {
    request: ['PUT', `${ofItem}/copy`, { room: { id: target.id }, overwrite_id: overwritten?.id }],
    refusal: isOther ? 422 : undefined,
    play: (answer) => {
      const { description, condition } = item;
      if (overwritten) Object.assign(overwritten, { description, condition });
      else target.items.push(copyOf(item, answer));
    },
  };
}

/** The service's own report in the words of the model, and the version that moves with it. */
async function readReport(report: GivenReport): Promise<Model & { version: number }> {
  const idsOf = (photos: { id: number }[]) => photos.map(({ id }) => id);
  const own = await report.write('GET', `${report.base}/attachments`);
  const { rooms, version } = await report.read();
  return {
    version,
    photos: idsOf(own.json),
    // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what the test asserts
    rooms: rooms.map((room: any) => ({
      id: room.id,
      name: room.name.value,
      kind: room.block_type,
      photos: idsOf(room.attachments),
      // oxlint-disable-next-line typescript/no-explicit-any -- the same
      items: room.items.map((item: any) => ({
        id: item.id,
        name: item.name.value,
        description: item.description.value,
        condition: item.condition.value,
        photos: idsOf(item.attachments),
      })),
    })),
  };
}

async function send(report: GivenReport, [method, path, body]: Change['request'], xml: boolean) {
  const whole = path.startsWith('/attachments/') ? path : report.base + path;
  if (!xml) return report.write(method, whole, body);
  const type = 'application/xml';
  const sent = body === undefined ? undefined : writeJsonx(JSON.parse(JSON.stringify(body)));
  const { text, ...answer } = await report.write(method, whole, sent, { accept: type, 'content-type': type });
  return { ...answer, text, json: text === '' ? undefined : (readJsonx(text) as never) };
}

test('a report equals the rules’ result after any changes in any order; a refusal or a change of nothing leaves it as it is', async () => {
  const report = await givenReport(api);
  const { upload } = uploads(api, report.clerk.token);
  const model: Model = { rooms: [], photos: [] };
  const step: fc.Arbitrary<Step> = fc.record({
    what: fc.constantFrom(...whats, 'add room', 'add item', 'add item', 'assign photo', 'assign photo'),
    room: fc.nat(7),
    item: fc.nat(7),
    to: fc.nat(7),
    name: fc.constantFrom('Door', 'Walls', 'Löwe & <Söhne>'),
    value: fc.constantFrom('Good', 'Worn', 0, 1, 2),
    xml: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      for (const _ of 'abc') {
        const fields = { description: `Photo ${captions.size}` };
        const { id } = (await upload(`${report.base}/attachments`, smallestPicture, { fields })).json;
        captions.set(id, fields.description);
        model.photos.push(id);
      }
      // Beginning with little, so that there is something to fill, to copy and to take away.
      for (const { id } of model.rooms.splice(2)) await report.write('DELETE', `${report.base}/rooms/${id}`);
      let before = await readReport(report);
      for (const each of steps) {
        const change = changeOf(model, each);
        if (change === undefined) continue;
        const { status, json, text } = await send(report, change.request, each.xml);
        expect([change.request, status, text]).toEqual([change.request, change.refusal ?? 200, text]);
        if (change.refusal === undefined) change.play(json);
        const { version, ...now } = await readReport(report);
        expect([change.request, now]).toEqual([change.request, model]);
        const isAsBefore =
          JSON.stringify({ ...now, version: before.version }) === JSON.stringify({ ...now, ...before });
        expect([change.request, version === before.version]).toEqual([change.request, isAsBefore]);
        before = { ...structuredClone(now), version };
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
