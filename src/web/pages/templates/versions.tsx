/** /templates/<id>/versions?q=lena&version=7: who changed a template, when and how, and what it was before. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useOutletContext } from 'react-router';
import { versionColumns, versionUrl } from '#web/features/templates/version-columns.tsx';
import { VersionPanel } from '#web/features/templates/version-panel.tsx';
import { versionName } from '#web/features/templates/version-text.ts';
import { paths } from '#web/paths.ts';
import { listTemplateVersionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listTemplateVersions } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export function Component() {
  const template = useOutletContext<Template>();
  const list = useList(versionUrl);
  const { page, perPage, q, sort, openId } = list.search;
  const path = { template_id: template.id };
  const query = { page, per_page: perPage, ...(q !== '' && { q }), ...(sort && { sort }) };
  const { data, isPlaceholderData } = useQuery({
    ...listTemplateVersionsOptions({ path, query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
    // The editor saves without a word to this list.
    staleTime: 0,
  });
  return (
    <ListPart
      title="Versions"
      noun={['version', 'versions']}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'template_versions',
        async (part) => (await listTemplateVersions({ path, query: { ...query, ...part } })).data,
      )}
      columns={versionColumns}
      rowName={versionName}
      rowHref={({ id }) => `${paths.templateVersions(template.id)}?${versionUrl.write({ ...list.search, openId: id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<SearchInput label="Person" value={q} onSearch={(text) => list.narrow({ q: text })} />}
      noMatch={{ text: 'Every word has to occur in the name of whoever changed it.' }}
      none={{
        icon: <History />,
        title: 'Nobody has changed it yet.',
        text: template.system
          ? 'This template comes with Keyturn and stays as it is.'
          : 'From the first change on, what it was before can be looked at here and brought back.',
      }}
    >
      {openId !== undefined && (
        <VersionPanel
          key={openId}
          template={template}
          versionId={openId}
          onClose={() => list.change({ openId: undefined })}
        />
      )}
    </ListPart>
  );
}
