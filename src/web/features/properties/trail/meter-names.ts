/** Meters as a trail names them: a number of ours says nothing to anybody. */
import { useQuery } from '@tanstack/react-query';
import { listMetersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AuditEntry, Meter } from '#web/queries/generated/types.gen.ts';
import type { Names } from './audit-words.ts';

const none: Names = new Map();

/** Those that are there still. */
export function useMeterNames(propertyId: number, isWanted: boolean): Names {
  const { data = none } = useQuery({
    ...listMetersOptions({ path: { property_id: propertyId } }),
    select: (meters): Names => new Map(meters.map((meter) => [meter.id, meterText(meter)])),
    enabled: isWanted,
  });
  return data;
}

/** `Gas, serial G4-20931` */
const meterText = ({ type, serial_no: serial }: Pick<Meter, 'type' | 'serial_no'>): string =>
  serial ? `${type}, serial ${serial}` : type;

/** By what the entry itself says of it, where the meter is gone. */
export function meterNameOf({ subject, changes }: Pick<AuditEntry, 'subject' | 'changes'>, names: Names) {
  if (subject.type !== 'meter') return undefined;
  const told = (field: string): string | null => {
    const change = changes.find((one) => one.field === field);
    const value = change?.to ?? change?.from;
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const type = told('type');
  return names.get(subject.id) ?? (type === null ? undefined : meterText({ type, serial_no: told('serial_no') }));
}
