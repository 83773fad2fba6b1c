import { expect, test } from 'vitest';
import { comparesWithEarlier, inspectionTypeCodes, isCarriedOutByTenant, isInspectionType } from './inspection-type.ts';

test('self-service and live inspections are carried out by a tenant, and no others', () => {
  expect(inspectionTypeCodes.filter(isCarriedOutByTenant)).toEqual([150, 231]);
});

test('updates, check outs and routine visits stand beside the report before them, and no others', () => {
  expect(inspectionTypeCodes.filter(comparesWithEarlier)).toEqual([4, 5, 8]);
});

test('a code that is not published is none', () => {
  expect([0, 9, 149, 232].filter(isInspectionType)).toEqual([]);
  expect(inspectionTypeCodes.filter(isInspectionType)).toEqual(inspectionTypeCodes);
});
