/** Members of staff between the wire and the store. */
import type * as z from 'zod';
import type { StaffChange } from '#contract/person.ts';
import type { Caller } from '#domain/caller.ts';
import { isManager, type Role } from '#domain/role.ts';
import type { StaffChanges, StaffRow } from '#store/account/staff.ts';
import { presentJoining } from '../invitations/present.ts';

/** With the link, for whoever is to pass it on. */
export type InvitedStaff = StaffRow & { invitationLink?: string | undefined };

export function presentStaffMember(row: InvitedStaff) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    is_manager: isManager(row.role),
    phone: row.phone,
    home_postcode: row.homePostcode,
    home_geocoords: { lat: textOf(row.homeLat), lng: textOf(row.homeLng) },
    working_hours: row.workingHours,
    time_off: row.timeOff,
    areas: row.areas,
    inspection_types: row.inspectionTypes,
    colour: row.colour,
    ...presentJoining(row),
    archived_at: row.archivedAt,
    version: row.version,
  };
}

/** Colleagues read that somebody is away; managers and the person themselves read why. */
export function readAs<Row extends StaffRow>({ role, userId }: Pick<Caller, 'role' | 'userId'>, row: Row): Row {
  if (isManager(role) || row.id === userId) return row;
  return { ...row, timeOff: row.timeOff.map((one) => ({ ...one, reason: null })) };
}

const textOf = (degrees: number | null) => (degrees === null ? null : String(degrees));

export function acceptStaffChange(body: z.output<typeof StaffChange>): StaffChanges {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.email !== undefined && { email: body.email }),
    // The contract takes 1 to 5 only.
    ...(body.role !== undefined && { role: body.role as Role }),
    ...(body.phone !== undefined && { phone: body.phone }),
    ...(body.home_postcode !== undefined && { homePostcode: body.home_postcode }),
    ...(body.working_hours !== undefined && { workingHours: body.working_hours }),
    ...(body.time_off !== undefined && { timeOff: body.time_off }),
    ...(body.areas !== undefined && { areas: body.areas }),
    ...(body.inspection_types !== undefined && { inspectionTypes: body.inspection_types }),
    ...(body.colour !== undefined && { colour: body.colour }),
  };
}
