/** The palette's entries for the typed text: pages and actions at once, properties and inspections from the service. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, ClipboardList, type LucideIcon, Plus, UserRound } from 'lucide-react';
import { streetText, townText } from '#web/features/properties/address.ts';
import { paths } from '#web/paths.ts';
import { listInspectionsOptions, listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { isUnanswered } from '#web/queries/unanswered.ts';
import { useCan, useSession, useSessionState } from '#web/session/session.ts';
import { navEntries } from '#web/shell/nav-entries.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { useSettled } from '#web/ui/use-settled.ts';

export type PaletteEntry = { id: string; group: string; label: string; note?: string; icon: LucideIcon; href: string };

/** Fewer letters match half of the town. */
const fewestLetters = 2;
const most = 6;

type Found = { entries: PaletteEntry[]; isLooking: boolean; hasNoAnswer: boolean };

export function usePaletteEntries(text: string): Found {
  const sought = text.trim();
  const settled = useSettled(sought);
  const isEnough = settled.length >= fewestLetters && sought.length >= fewestLetters;
  const properties = useQuery({
    ...listPropertiesOptions({ query: { address: settled, per_page: most } }),
    enabled: useCan('properties.read') && isEnough,
    placeholderData: keepPreviousData,
  });
  const inspections = useQuery({
    ...listInspectionsOptions({ query: { q: settled, per_page: most, sort: '-conduct_date' } }),
    enabled: useCan('inspections.read') && isEnough,
    placeholderData: keepPreviousData,
  });
  const pages = usePages().filter((page) => page.label.toLowerCase().includes(sought.toLowerCase()));
  const found = isEnough ? [...answerOf(properties).map(toProperty), ...answerOf(inspections).map(toInspection)] : [];
  return {
    entries: [...found, ...pages],
    isLooking: properties.isFetching || inspections.isFetching || settled !== sought,
    hasNoAnswer: isEnough && [properties, inspections].some(isUnanswered),
  };
}

function answerOf<One>(query: Parameters<typeof isUnanswered>[0] & { data: { data: One[] } | undefined }): One[] {
  return isUnanswered(query) ? [] : (query.data?.data ?? []);
}

function toProperty({ id, address }: Property): PaletteEntry {
  return {
    id: `property-${id}`,
    group: 'Properties',
    label: streetText(address),
    note: townText(address),
    icon: Building2,
    href: paths.property(id),
  };
}

function toInspection({ id, type, title, property, conduct_date, ref, state }: Inspection): PaletteEntry {
  const date = conduct_date === null ? undefined : dateText(toWallTime(conduct_date).date, { isShort: true });
  return {
    id: `inspection-${id}`,
    group: 'Inspections',
    label: `${title || type.name}, ${streetText(property.address)}`,
    note: [date, ref, state.name].filter(Boolean).join(' · '),
    icon: ClipboardList,
    href: paths.inspection(id),
  };
}

function usePages(): PaletteEntry[] {
  const { roleName, isManager } = useSession();
  const session = useSessionState();
  const canBook = useCan('inspections.write') && isManager;
  const canAddProperty = useCan('properties.write') && isManager;
  const scopes = session.status === 'unknown' ? [] : session.scopes;
  const start = (label: string, href: string): PaletteEntry => ({ id: href, group: 'Start', label, icon: Plus, href });
  return [
    ...navEntries(roleName, scopes).map(
      ({ label, href, icon }): PaletteEntry => ({ id: href, group: 'Go to', label, icon, href }),
    ),
    { id: paths.account(), group: 'Go to', label: 'My account', icon: UserRound, href: paths.account() },
    ...(canBook ? [start('New inspection', paths.newInspection())] : []),
    ...(canAddProperty ? [start('New property', paths.newProperty())] : []),
  ];
}
