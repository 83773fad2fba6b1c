import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import type { FinishedReport, FinishedRoom } from './finished.ts';
import { RoomSection } from './room-section.tsx';

const item = (id: number, name: string, condition: string, action?: string) => ({
  id,
  name,
  description: null,
  condition,
  attachments: [],
  actions: action === undefined ? [] : [{ action, responsibility: 'Tenant', comments: null }],
});
const room = {
  id: 1,
  name: 'Kitchen',
  block_type: 'DETAILED',
  attachments: [],
  items: [item(1, 'Oven', 'Greasy', 'Clean'), item(2, 'Hob', 'Scuffed, FWT'), item(3, 'Sink', 'Good')],
} as unknown as FinishedRoom;
const show = (typeId: number) => {
  const report = { type: { id: typeId, name: '' }, rooms: [room], comments: [] } as unknown as FinishedReport;
  return render(<RoomSection report={report} room={room} onComment={undefined} />);
};
const classes = () =>
  [...document.querySelectorAll('article')].map((one) => /Class: (.*?)(?:Clean ·|$)/.exec(one.textContent)?.[1]);

test('a check out says of each change its class, beside who is responsible', async () => {
  await show(types.checkOut);
  await expect.element(page.getByText('Clean · Tenant')).toBeVisible();
  expect(classes()).toEqual(['Cleaning', 'Fair wear and tear', undefined]);
});

test('other reports have no classes', async () => {
  await show(types.checkIn);
  await expect.element(page.getByText('Clean · Tenant')).toBeVisible();
  expect(classes()).toEqual([undefined, undefined, undefined]);
});
