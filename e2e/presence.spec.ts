/** Two people in one report see each other: by name in the bar, and at the field. */
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSaid } from './support/live-regions.ts';
import { ReportEditor } from './support/report-editor.ts';

test('somebody else in the report is named in the bar and at the field, and gone when they leave', async ({
  page,
  given,
  signIn,
  openAs,
  reportEditor,
}) => {
  const clerk = await given.staffMember('clerk');
  const rooms = [
    { name: 'Hall', items: ['Door', 'Walls'] },
    { name: 'Kitchen', items: ['Sink'] },
  ];
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  await signIn('clerk');
  await reportEditor.open(id);
  const office = await openAs('manager');
  const other = new ReportEditor(office);
  await other.open(id);
  const here = page.getByRole('list', { name: 'Also in this report' });
  const there = office.getByRole('list', { name: 'Also in this report' });
  await expect(here.getByRole('button')).toHaveCount(1);
  await expect(there.getByRole('button')).toHaveCount(1);
  const name = (await here.getByRole('button').getAttribute('aria-label'))?.split(':')[0] ?? '';
  await expectSaid(page, `${name} has this report open as well.`);

  await other.field('Kitchen', 'Sink', 'Condition').focus();
  await expect(page.getByText(`${name}: Condition`)).toBeVisible();
  await expect(here.getByRole('button', { name: `${name}: Sink, Kitchen` })).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await here.getByRole('button').press('Enter');
  await expect(reportEditor.field('Kitchen', 'Sink', 'Condition')).toBeFocused();
  await expect(office.getByText(/: Condition$/)).toBeVisible();

  await office.close();
  await expect(here).toBeHidden();
  await expectSaid(page, `${name} has left this report.`);
});
