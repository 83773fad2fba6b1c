/** Most operations are open to an administrator; these are for somebody else. */
import type { OperationId } from '#api/operations.ts';
import type { RoleName } from '#domain/role.ts';

export const sampleRoles: Partial<Record<OperationId, RoleName>> = {
  claimInspection: 'typist',
  acceptInspection: 'clerk',
  declineInspection: 'clerk',
  acceptOffer: 'clerk',
  declineOffer: 'clerk',
};
