/** The scopes in words: one line for each area, with the allowed actions. */
import type { Scope } from '#domain/scope.ts';

const areas: Record<string, string> = {
  profile: 'Your name, e-mail address and company',
  properties: 'Properties, their meters and contacts',
  inspections: 'Inspections and appointments',
  reports: 'Reports, photos and PDFs',
  clients: 'Clients',
  staff: 'Staff',
  templates: 'Templates',
  webhooks: 'Webhooks',
  'file-share': 'Shared files',
  security: 'The security log',
};

export function describeScopes(scopes: readonly Scope[]): { what: string; may: string }[] {
  const verbsOf = (area: string) =>
    scopes.flatMap((scope) => (scope.startsWith(`${area}.`) ? [scope.split('.').at(-1)] : []));
  return Object.entries(areas).flatMap(([area, what]) => {
    const verbs = verbsOf(area);
    if (verbs.length === 0) return [];
    if (verbs.length === 2) return [{ what, may: 'see and change' }];
    return [{ what, may: verbs[0] === 'write' ? 'change' : 'see' }];
  });
}
