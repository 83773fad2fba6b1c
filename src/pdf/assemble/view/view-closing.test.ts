import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../report-document.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const isShort = (change: Partial<ReportDocument>) =>
  assembleReport({ ...sampleReport(), ...change }).declaration.isShort;

test('a declaration stays with the lines it is signed on', () => {
  expect(isShort({})).toBe(true);
});

test('a declaration that may fill a page does not, whether by its words or by its signees', () => {
  expect(isShort({ declaration: { title: null, text: 'I accept every word of it. '.repeat(150) } })).toBe(false);
  const [signature] = sampleReport().signatures;
  if (signature === undefined) throw new Error('The sample is not signed.');
  const drawing = 'M40 120L180 90';
  expect(isShort({ signatures: Array.from({ length: 10 }, () => ({ ...signature, drawing })) })).toBe(false);
});

test('subjects of e-mails are cut to the part that differs', () => {
  const [sent] = sampleReport().deliveries;
  if (sent === undefined) throw new Error('The sample was not sent.');
  const view = assembleReport({
    ...sampleReport(),
    deliveries: [{ ...sent, event: `E-mail sent: ${'address '.repeat(60)}` }],
  });
  expect(view.declaration.deliveries[0]?.event).toHaveLength(110);
});

/** Its picture is not looked at here. */
const clerkSignature = { name: 'Priya Raman', at: '2027-02-03T14:20:31Z', picturePath: null };

describe('the declaration', () => {
  const declarationOf = (change: Partial<ReportDocument>) =>
    assembleReport({ ...sampleReport(), ...change }).declaration;

  test('has the words of the firm, and those of the house where it has none', () => {
    const own = declarationOf({ declaration: { title: 'Agreed', text: 'First.\n\nSecond.' } });
    expect([own.title, own.paragraphs]).toEqual(['Agreed', ['First.', 'Second.']]);
    const house = declarationOf({ declaration: null });
    expect(house.title).toBeNull();
    expect(house.paragraphs.join()).toMatch(/^I have read this report, or it has been read to me/);
  });

  test('has a line for each signee who has not signed, and for nobody else', () => {
    expect(declarationOf({}).awaited).toEqual([expect.objectContaining({ name: 'Maya Lindqvist', role: 'Tenant' })]);
    expect(declarationOf({ signatures: [] }).awaited.map(({ name }) => name)).toEqual([
      'Daniel Okafor',
      'Maya Lindqvist',
    ]);
  });

  test('explains a lack of signatures, but not in a draft, and not beside a signature', () => {
    const { deliveries } = sampleReport();
    expect(declarationOf({ signatures: [] }).unsigned).toBe(
      'Not signed. Sent on Wed 3 Feb 2027, 14:21; opened on Thu 4 Feb 2027, 17:58.',
    );
    expect(declarationOf({ signatures: [], deliveries: deliveries.slice(0, 2) }).unsigned).toBe(
      'Not signed. Sent on Wed 3 Feb 2027, 14:21; no opening is on record.',
    );
    const others = deliveries.map((one) => ({ ...one, isReport: false }));
    expect(declarationOf({ signatures: [], deliveries: others }).unsigned).toBe(
      'Not signed. There is no record that this report was sent to anybody.',
    );
    expect(declarationOf({ signatures: [], draft: true }).unsigned).toBeNull();
    expect(declarationOf({}).unsigned).toBeNull();
  });

  test('says that nobody else has signed where the clerk has', () => {
    const signedByClerk = { clerkSignature, signatures: [], deliveries: [] };
    expect(declarationOf(signedByClerk)).toMatchObject({
      clerk: { title: 'Signed for Solent & Wick Lettings', name: 'Priya Raman' },
      unsigned: 'Not signed by anybody else. There is no record that this report was sent to anybody.',
    });
    expect(declarationOf({ ...signedByClerk, contacts: [] }).unsigned).toMatch(/^Nobody else was asked to sign/);
  });

  const nothing = { declaration: null, signatures: [], deliveries: [], contacts: [] };
  const sections = (change: Partial<ReportDocument>) =>
    assembleReport({ ...sampleReport(), ...nothing, ...change }).sections.map(({ id }) => id);

  test.each<[string, Partial<ReportDocument>]>([
    ['the firm has words for it', { declaration: { title: null, text: 'I accept.' } }],
    ['somebody signed', { signatures: sampleReport().signatures }],
    ['it was sent to somebody', { deliveries: sampleReport().deliveries }],
    ['somebody is asked to sign', { contacts: sampleReport().contacts }],
    ['its clerk has signed it', { clerkSignature }],
  ])('is printed where %s', (_why, change) => {
    expect(sections(change)).toContain('declaration');
  });

  test('is left out when there is nothing to agree to and nobody to do it', () => {
    const { contacts } = sampleReport();
    expect(sections({ contacts: contacts.map((contact) => ({ ...contact, signee: false })) })).not.toContain(
      'declaration',
    );
  });

  test('is printed for a cancelled inspection only if somebody signed it before', () => {
    const { inspection, signatures } = sampleReport();
    const cancelled = { inspection: { ...inspection, cancelledAt: '2027-02-05T09:00:00Z' } };
    const declaration = { title: null, text: 'I accept.' };
    expect(sections({ ...cancelled, declaration })).not.toContain('declaration');
    expect(sections({ ...cancelled, declaration, signatures })).toContain('declaration');
  });
});

describe('comments', () => {
  test('say who they are from, and in which role where it is known', () => {
    const [comment] = sampleReport().comments;
    if (comment === undefined) throw new Error('The sample has no comments.');
    const { comments } = assembleReport({ ...sampleReport(), comments: [comment, { ...comment, role: '' }] });
    expect(comments.map(({ from, at, about }) => [from, at, about])).toEqual([
      ['Daniel Okafor, Tenant', 'Thu 4 Feb 2027, 18:05', 'Kitchen · Oven'],
      ['Daniel Okafor', 'Thu 4 Feb 2027, 18:05', 'Kitchen · Oven'],
    ]);
  });

  test('are accepted until a time', () => {
    const taken = (change: Partial<ReportDocument>) => assembleReport({ ...sampleReport(), ...change }).commentsTaken;
    expect(taken({})).toBe(
      'Comments and signatures are taken until Wed 10 Feb 2027, 14:20, by the link of their own that each party is sent.',
    );
    expect(taken({ commentsUntil: null })).toBeNull();
  });
});

test('those who declined or were not there stand apart, and have no line to sign on', () => {
  const { contacts } = sampleReport();
  const [signee] = contacts.filter((one) => one.signee);
  const { name = '' } = signee ?? {};
  const declined = { name, role: 'Tenant', at: null, method: 'Declined to sign: too late', isSigned: false };
  const { declaration } = assembleReport({ ...sampleReport(), signatures: [declined] });
  expect(declaration.signed).toEqual([]);
  expect(declaration.unwilling).toMatchObject([{ name, method: 'Declined to sign: too late' }]);
  expect(declaration.awaited.map((one) => one.name)).not.toContain(name);
  expect(declaration.unsigned).toMatch(/^Not signed\./);
});
