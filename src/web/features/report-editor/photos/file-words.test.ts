import { describe, expect, test } from 'vitest';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { countText, fileText, headingText } from './file-words.ts';

const file = (type: Attachment['type'], more: Partial<Attachment> = {}) =>
  ({ type, description: null, filename: null, ...more }) as Attachment;

const one = file('IMAGE');
const video = file('VIDEO');
const other = file('IMAGE');
const plan = file('FILE', { filename: 'plan.pdf' });

describe('the files of an item', () => {
  test('are called photos when they all are, and counted by their kinds otherwise', () => {
    expect([headingText([one, other]), countText([one, other])]).toEqual(['Photos', '2']);
    expect([headingText([one, video, other, plan]), countText([one, video, other, plan])]).toEqual([
      'Photos and files',
      '2 photos, 1 video, 1 file',
    ]);
    expect(countText([plan, plan])).toBe('2 files');
  });

  test('are numbered among their own kind; a caption says more', () => {
    const all = [one, video, other, plan];
    expect(all.map((each) => fileText(each, all, 'Door'))).toEqual([
      'Photo 1 of Door',
      'Video 1 of Door',
      'Photo 2 of Door',
      'File 1 of Door: plan.pdf',
    ]);
    expect(fileText(file('VIDEO', { description: 'Sticks' }), all, 'Door')).toBe('Sticks');
  });
});
