import { expect, test } from 'vitest';
import { comparesWithEarlier, inspectionTypeCodes, isCarriedOutByTenant, isInspectionType } from './inspection-type.ts';

test('only self-service and live inspections are carried out by a tenant', () => {
  expect(inspectionTypeCodes.filter(isCarriedOutByTenant)).toEqual([150, 231]);
});

test('only updates, check outs and routine visits stand beside the report before them', () => {
  expect(inspectionTypeCodes.filter(comparesWithEarlier)).toEqual([4, 5, 8]);
});

test('an unpublished code is no inspection type', () => {
  expect([0, 9, 149, 232].filter(isInspectionType)).toEqual([]);
  expect(inspectionTypeCodes.filter(isInspectionType)).toEqual(inspectionTypeCodes);
});
