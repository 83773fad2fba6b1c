/** docs/authorization.md: the table of operations in a form that people read. */
import type { Audience, Operation } from '#api/audiences.ts';
import { operations } from '#api/operations.ts';
import { scopeMeanings } from '#domain/scope.ts';
import type { DescribedOperation } from './described-operations.ts';

const audienceWords: Record<Audience, string> = {
  public:
    'Anyone who holds the link: its token stands in the path, no bearer is looked at, and requests are counted by address',
  tenant:
    'Anyone who holds the link of one self-service or live inspection: its token is the bearer, opens that report only, until 14 days after the date of the inspection',
  everyone: 'Everybody; people of clients see their own properties and inspections only',
  staff: 'Staff: administrators, managers, reviewers, clerks and typists',
  clerks: 'Clerks (for inspections of theirs that are under way), managers and administrators',
  reviewers: 'Reviewers, managers and administrators',
  managers: 'Managers and administrators',
  sharers: 'Managers and administrators, and people of clients for finished reports of their own inspections',
  administrators: 'Administrators',
};

export function renderAuthorization(described: DescribedOperation[]): string {
  const tags = [...new Set(described.map(({ tags: [tag = ''] }) => tag))].toSorted();
  return `${[
    '<!-- Generated from src/api/operations.ts by npm run generate; do not edit. -->',
    '# Who may do what',
    'Every operation that is not public needs a bearer token with **all** of its scopes, of somebody whose role is in its audience. A write scope does not imply the read scope. Beyond this table two rules of the domain decide: the step an inspection is in says who writes its report and who may move it (`src/domain/inspection-state.ts`), and everything is looked for in the account of the token only.',
    'Without a good token the answer is 401; a missing scope or role is 403; what belongs to another account is 404, as if it had never been. `every-operation.test.ts` in `src/api/conformance` asks every operation in each of these ways, `every-role.test.ts` by every role, with a request that succeeds for those who may, and `every-body.test.ts` with another account’s ids in every member of a body.',
    '## Audiences',
    table(['Audience', 'Who'], Object.entries(audienceWords)),
    '## Scopes',
    table(
      ['Scope', 'Meaning'],
      Object.entries(scopeMeanings).map(([scope, meaning]) => [`\`${scope}\``, meaning]),
    ),
    '## Operations',
    'Those marked with + are additions to the published interface (`x-keyturn-extension`). In the back office: no other application may do it, whatever its scopes.',
    ...tags.flatMap((tag) => [
      `### ${tag}`,
      table(['Operation', '', 'Scopes', 'Audience'], described.filter(({ tags: [first] }) => first === tag).map(rowOf)),
    ]),
  ].join('\n\n')}\n`;
}

function rowOf({ id, method, path, isExtension }: DescribedOperation): string[] {
  const { scopes, who, firstParty }: Operation = operations[id];
  const whose = firstParty ? `${who}, in the back office` : who;
  return [`\`${method} ${path}\``, isExtension ? '+' : '', scopes.map((scope) => `\`${scope}\``).join(', '), whose];
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
