/** The places in the navigation, and who finds something to do there. An entry stands here once its page exists. */
import { Building2, CalendarDays, ClipboardList, type LucideIcon, Sun } from 'lucide-react';
import type { RoleName } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import { paths } from '#web/paths.ts';

export type NavEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  scope: Scope;
  /** Left away: everybody with the scope. */
  roles?: readonly RoleName[];
  /** Below the rule: what is set up once. */
  isSetup?: boolean;
};

const all: readonly NavEntry[] = [
  { label: 'Today', href: paths.home(), icon: Sun, scope: 'inspections.read' },
  {
    label: 'Schedule',
    href: paths.schedule(),
    icon: CalendarDays,
    scope: 'staff.read',
    roles: ['administrator', 'manager', 'clerk'],
  },
  { label: 'Inspections', href: paths.inspections(), icon: ClipboardList, scope: 'inspections.read' },
  { label: 'Properties', href: paths.properties(), icon: Building2, scope: 'properties.read' },
];

export function navEntries(role: RoleName, scopes: readonly Scope[]): NavEntry[] {
  return all.filter((entry) => scopes.includes(entry.scope) && (entry.roles?.includes(role) ?? true));
}
