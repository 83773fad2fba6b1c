/** The ids that other systems have for a thing, or for its contacts. Nothing where none has any. */
import { useQuery } from '@tanstack/react-query';
import { roles } from '#domain/role.ts';
import {
  listClientExternalIdsOptions,
  listInspectionExternalIdsOptions,
  listPropertyExternalIdsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ExternalId } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';

type Props = { id: number; of: 'thing' | 'contacts' };

export function PropertyExternalIds({ id, of }: Props) {
  const { data } = useQuery({
    ...listPropertyExternalIdsOptions({ path: { property_id: id } }),
    enabled: useIsStaff(),
  });
  return <ExternalIds ids={data} of={of} />;
}

export function InspectionExternalIds({ id, of }: Props) {
  const path = { inspection_id: id };
  const { data } = useQuery({ ...listInspectionExternalIdsOptions({ path }), enabled: useIsStaff() });
  return <ExternalIds ids={data} of={of} />;
}

export function ClientExternalIds({ id }: { id: number }) {
  const { data } = useQuery(listClientExternalIdsOptions({ path: { client_id: id } }));
  return <ExternalIds ids={data} of="thing" />;
}

function ExternalIds({ ids = [], of }: Pick<Props, 'of'> & { ids: readonly ExternalId[] | undefined }) {
  const shown = ids.filter(({ type }) => (type === 'contact') === (of === 'contacts'));
  if (shown.length === 0) return null;
  return (
    <Panel title="In other systems">
      <Details
        items={shown.map(({ application, name, value }) => ({
          label: name === null ? application.name : `${name} · ${application.name}`,
          value,
        }))}
      />
    </Panel>
  );
}

/** People of clients are not told of the systems of the firm. */
function useIsStaff(): boolean {
  return useSession().role !== roles.client;
}
