/** The part of an answer that the service and the floor have to agree on; undefined when something is missing in it. */
import { report as reportSize } from './fill.ts';

export type Inspection = {
  id: number;
  title: string;
  conduct_date: string;
  state: { id: number };
  property: { id: number; address: { line1: string } };
  clerk: { name: string } | null;
};
type List = { pagination: { totalRecords: number }; data: Inspection[] };
type Item = { id: number; name: string | { value: string }; actions: unknown[]; attachments: unknown[] };
type Rooms = { items: Item[] }[];

/** The answer is JSON of this shape. */
export const gistOf =
  <Answer>(say: (answer: Answer) => unknown) =>
  (text: string) =>
    say(JSON.parse(text) as Answer);
export const listGist = gistOf(({ pagination, data }: List) => ({
  total: pagination.totalRecords,
  rows: data.map(({ id, property, clerk }) => [id, property.address.line1, clerk?.name]),
}));
export const itemGist = gistOf(({ id, name, actions, attachments }: Item) => [
  id,
  typeof name === 'string' ? name : name.value,
  actions.length,
  attachments.length,
]);
export const reportGist = gistOf((answer: Rooms | { rooms: Rooms }) => {
  const rooms = Array.isArray(answer) ? answer : answer.rooms;
  const items = rooms.flatMap((room) => room.items);
  const isWhole = ({ actions, attachments }: Item) =>
    actions.length === reportSize.actions && attachments.length === reportSize.attachments;
  const isComplete = rooms.length === reportSize.rooms && items.length === reportSize.rooms * reportSize.items;
  return isComplete && items.every(isWhole) ? items[0]?.id : undefined;
});
