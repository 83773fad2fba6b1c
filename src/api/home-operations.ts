/** Operations on the life of a home: its tenancies. A part of the table in `operations.ts`. */
import type { Operation } from './audiences.ts';

export const homeOperations = {
  listTenancies: { scopes: ['properties.read'], who: 'everyone', extension: true },
  getTenancy: { scopes: ['properties.read'], who: 'everyone', extension: true },
  createTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },
  updateTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },
  deleteTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },
} as const satisfies Record<string, Operation>;
