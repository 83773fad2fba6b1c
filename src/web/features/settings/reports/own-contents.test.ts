import { expect, test } from 'vitest';
import { ownChange, ownValues } from './own-contents.ts';

const contents = {
  show_responsibility: false,
  photos_at_end: null,
  tenant_contact: null,
  photo_index: true,
  audit_trail: null,
};

test('null means as the firm has it, in the form an empty choice', () => {
  expect(ownValues({ report_contents: contents })).toEqual({
    show_responsibility: 'no',
    photos_at_end: '',
    tenant_contact: '',
    photo_index: 'yes',
    audit_trail: '',
  });
});

test('a change keeps what somebody else has chosen meanwhile', () => {
  expect(ownChange({ photo_index: '', photos_at_end: 'yes' }, contents)).toEqual({
    report_contents: { ...contents, photo_index: null, photos_at_end: true },
  });
  expect(ownChange({}, contents)).toEqual({});
});
