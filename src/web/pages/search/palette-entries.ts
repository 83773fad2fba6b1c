/** The palette's entries for the typed text: what is here at once, things with these words from the service. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bookmark, Building2, ClipboardList, Handshake, type LucideIcon, Plus, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { useViews } from '#web/features/inspections/views/use-views.ts';
import { viewHref } from '#web/features/inspections/views/view-search.ts';
import { streetText, townText } from '#web/features/properties/address.ts';
import { paths } from '#web/paths.ts';
import { allStaffOptions, everyClientOptions } from '#web/queries/every-page.ts';
import { listInspectionsOptions, listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { isUnanswered } from '#web/queries/unanswered.ts';
import { useCan, useSession, useSessionState } from '#web/session/session.ts';
import { navEntries } from '#web/shell/nav-entries.ts';
import { byFit } from '#web/ui/by-fit.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { openActions } from './open-actions.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Fewer letters match half of the town. */
const fewestLetters = 2;
const most = 6;

type Found = { entries: PaletteEntry[]; isLooking: boolean; hasNoAnswer: boolean };

export function usePaletteEntries(text: string): Found {
  const sought = text.trim();
  const settled = useSettled(sought);
  const isEnough = settled.length >= fewestLetters && sought.length >= fewestLetters;
  const properties = useQuery({
    ...listPropertiesOptions({ query: { address: settled, per_page: most, sort: 'match' } }),
    enabled: useCan('properties.read') && isEnough,
    placeholderData: keepPreviousData,
  });
  const inspections = useQuery({
    ...listInspectionsOptions({ query: { q: settled, per_page: most, sort: '-conduct_date' } }),
    enabled: useCan('inspections.read') && isEnough,
    placeholderData: keepPreviousData,
  });
  const has = ({ label }: PaletteEntry) => label.toLowerCase().includes(sought.toLowerCase());
  // Each group stays together, below its heading.
  const fitting = (entries: PaletteEntry[]) =>
    [...Map.groupBy(entries.filter(has), ({ group }) => group).values()].flatMap((group) =>
      byFit(group, ({ label }) => label, sought),
    );
  const wish = useSlotWish(sought, isEnough);
  const [onPage] = useState(openActions);
  const here = fitting(onPage);
  const people = fitting(useNamed(isEnough)).slice(0, most);
  const isHere = new Set(onPage.map(({ label }) => label));
  const pages = fitting(
    [...useSavedViews(), ...usePages()].filter(({ label, group }) => group !== 'Start' || !isHere.has(label)),
  );
  // The properties come from the service with the best first.
  const visits = byFit(answerOf(inspections), ({ property }) => streetText(property.address), sought).map(toInspection);
  const found = isEnough ? [...answerOf(properties).map(toProperty), ...visits] : [];
  return {
    // With words the things that have them come first, without any what is open.
    entries: isEnough ? [...wish, ...found, ...people, ...here, ...pages] : [...here, ...pages],
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

/** People and clients are few, and read whole. */
function useNamed(isWanted: boolean): PaletteEntry[] {
  const { isManager } = useSession();
  const { data: staff = [] } = useQuery({
    ...allStaffOptions(),
    enabled: useCan('staff.read') && isManager && isWanted,
  });
  const { data: clients = [] } = useQuery({
    ...everyClientOptions(),
    enabled: useCan('clients.read') && isManager && isWanted,
  });
  return [
    ...staff.map(
      ({ id, name }): PaletteEntry => ({
        id: `person-${id}`,
        group: 'Staff',
        label: name,
        icon: Users,
        href: paths.staffMember(id),
      }),
    ),
    ...clients.map(
      ({ id, name }): PaletteEntry => ({
        id: `client-${id}`,
        group: 'Clients',
        label: name,
        icon: Handshake,
        href: paths.client(id),
      }),
    ),
  ];
}

/** `2-bed check-out PO4 8AA Wed pm` asks when somebody is free. Its reader comes with the first words. */
function useSlotWish(phrase: string, isEnough: boolean): PaletteEntry[] {
  const { isManager } = useSession();
  const { data: read } = useQuery({
    queryKey: ['slot-wish'],
    queryFn: () => import('./slot-wish.ts').then(({ slotWish }) => slotWish),
    enabled: useCan('inspections.write') && isManager && isEnough,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isEnough ? (read?.(phrase) ?? []) : [];
}

function useSavedViews(): PaletteEntry[] {
  const { data } = useViews(useSession().roleName !== 'client');
  return [...(data?.own.views ?? []), ...(data?.firm.views ?? [])].map((view, at) => ({
    id: `view-${at}`,
    group: 'Views',
    label: view.name,
    icon: Bookmark,
    href: viewHref(view),
  }));
}

function usePages(): PaletteEntry[] {
  const { roleName, isManager } = useSession();
  const session = useSessionState();
  const canBook = useCan('inspections.write') && isManager;
  const canAddProperty = useCan('properties.write') && isManager;
  const scopes = session.status === 'unknown' ? [] : session.scopes;
  const go = (label: string, href: string, icon: LucideIcon): PaletteEntry => ({
    id: href,
    group: 'Go to',
    label,
    icon,
    href,
  });
  const start = (label: string, href: string): PaletteEntry => ({ id: href, group: 'Start', label, icon: Plus, href });
  return [
    ...navEntries(roleName, scopes).map(({ label, href, icon }) => go(label, href, icon)),
    ...(canBook ? [go('Bulk changes', paths.bulkChanges(), ClipboardList)] : []),
    go('My account', paths.account(), UserRound),
    ...(canBook ? [start('New inspection', paths.newInspection())] : []),
    ...(canAddProperty ? [start('New property', paths.newProperty())] : []),
    ...(canBook ? [start('A clerk is away', `${paths.home()}?away=`)] : []),
  ];
}
