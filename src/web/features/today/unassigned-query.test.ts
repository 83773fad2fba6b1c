import { expect, test } from 'vitest';
import { inspectionTypeCodes, isForClerk } from '#domain/inspection-type.ts';
import { unassignedQuery } from './unassigned-query.ts';

test('inspections without a clerk are counted as the tray of the schedule shows them: those that need one', () => {
  expect(unassignedQuery.type_id).toEqual(inspectionTypeCodes.filter(isForClerk));
  expect(inspectionTypeCodes.filter((code) => !isForClerk(code))).toHaveLength(1);
});
