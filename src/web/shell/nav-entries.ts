/** The entries of the navigation, and who finds something to do there. An entry stands here once its page exists. */
import {
  BadgeCheck,
  Building2,
  CalendarDays,
  ClipboardList,
  Handshake,
  Headphones,
  KeyRound,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  Plug,
  Receipt,
  Settings,
  Sun,
  Users,
} from 'lucide-react';
import type { RoleName } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import { paths } from '#web/paths.ts';

export type NavEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  scope: Scope;
  /** Omitted: everybody with the scope. */
  roles?: readonly RoleName[];
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
  {
    label: 'Falling due',
    href: paths.due(),
    icon: CalendarDays,
    scope: 'properties.read',
    roles: ['administrator', 'manager'],
  },
  {
    label: 'Transcription',
    href: paths.transcription(),
    icon: Headphones,
    scope: 'inspections.read',
    roles: ['administrator', 'manager', 'typist'],
  },
  {
    label: 'Review',
    href: paths.review(),
    icon: BadgeCheck,
    scope: 'inspections.read',
    roles: ['administrator', 'manager', 'reviewer'],
  },
  { label: 'Properties', href: paths.properties(), icon: Building2, scope: 'properties.read' },
  {
    label: 'Keys',
    href: paths.keys(),
    icon: KeyRound,
    scope: 'properties.read',
    roles: ['administrator', 'manager', 'clerk'],
  },
  {
    label: 'Clients',
    href: paths.clients(),
    icon: Handshake,
    scope: 'clients.read',
    roles: ['administrator', 'manager'],
  },
  { label: 'Fees', href: paths.fees(), icon: Receipt, scope: 'clients.read', roles: ['administrator', 'manager'] },
  { label: 'E-mails', href: paths.emails(), icon: Mail, scope: 'file-share.read', roles: ['administrator', 'manager'] },
  { label: 'Staff', href: paths.staff(), icon: Users, scope: 'staff.read', roles: ['administrator', 'manager'] },
  {
    label: 'Templates',
    href: paths.templates(),
    icon: LayoutTemplate,
    scope: 'templates.read',
    roles: ['administrator', 'manager'],
  },
  { label: 'Settings', href: paths.settings(), icon: Settings, scope: 'templates.read', roles: ['administrator'] },
  {
    label: 'Integrations',
    href: paths.integrations(),
    icon: Plug,
    scope: 'webhooks.read',
    roles: ['administrator'],
  },
];

export function navEntries(role: RoleName, scopes: readonly Scope[]): NavEntry[] {
  return all.filter((entry) => scopes.includes(entry.scope) && (entry.roles?.includes(role) ?? true));
}
