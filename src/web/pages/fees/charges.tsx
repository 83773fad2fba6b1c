/** /fees/charges?kind=waiting: each charge for an aborted visit or for waiting, with its reason, to be waived or saved. */
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ChargeKind, chargeKinds } from '#domain/firm/charges.ts';
import { roles } from '#domain/role.ts';
import {
  chargeColumns,
  chargeList,
  chargesSubtitle,
  chargesUrl,
  kindWords,
} from '#web/features/fees/charge-columns.tsx';
import { monthsOf, periods, periodWords } from '#web/features/fees/fees-url.ts';
import { chargeAgain } from '#web/forms/charges/charge-again.ts';
import { chargeText } from '#web/forms/charges/charge-words.ts';
import { paths } from '#web/paths.ts';
import { listChargesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Charge } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage, useIsManager, useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';
import { today } from '#web/ui/time/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const WaiveDialog = late(async () => (await import('#web/forms/charges/waive-dialog.tsx')).WaiveDialog, {
  failed: failedDialog,
});

export function Component() {
  return useIsManager() ? <Charges /> : <NotAllowed>This is for managers.</NotAllowed>;
}

const kinds = [{ value: 'all', label: 'All' }, ...chargeKinds.map((value) => ({ value, label: kindWords[value] }))];

function Charges() {
  const list = useList(chargesUrl);
  const [waived, setWaived] = useState<Charge>();
  const canWrite = useCanManage('inspections.write');
  const setsRules = useSession().role === roles.administrator;
  const { q } = list.search;
  const [period = 'year'] = list.search.period;
  const [kind] = list.search.kind;
  const { data } = useQuery({
    ...listChargesOptions({ query: { ...monthsOf(period, today()), ...(kind !== undefined && { kind }) } }),
    throwOnError: whenEmpty,
  });
  const columns = useMemo(
    () =>
      chargeColumns(
        canWrite
          ? {
              onWaive: setWaived,
              onChargeAgain: ({ inspection, kind: of }) => void chargeAgain(inspection.id, of as ChargeKind),
            }
          : undefined,
      ),
    [canWrite],
  );
  const found = data && findRows(data, list.search, chargeList);
  return (
    <ListPage
      title="Charges"
      crumbs={[{ label: 'Fees', href: paths.fees() }]}
      subtitle={found && chargesSubtitle(found)}
      actions={setsRules && <ButtonLink to={paths.reportSettings()}>Rules</ButtonLink>}
      noun={['charge', 'charges']}
      list={list}
      answer={found && pageOfRows(found, list.search)}
      isStale={false}
      exporting={found && exportOf('charges', readRows(found))}
      columns={columns}
      rowName={(charge) => `${charge.address}, ${chargeText(charge)}`}
      rowHref={({ inspection }) => paths.inspection(inspection.id)}
      filters={
        <>
          <SearchInput label="Address, client or reason" value={q} onSearch={(text) => list.narrow({ q: text })} />
          <Segmented
            label="Months"
            options={periods.map((value) => ({ value, label: periodWords[value] }))}
            value={period}
            onChange={(value) => list.narrow({ period: periods.filter((one) => one === value && one !== 'year') })}
          />
          <Segmented
            label="For"
            options={kinds}
            value={kind ?? 'all'}
            onChange={(value) => list.narrow({ kind: chargeKinds.filter((one) => one === value) })}
          />
        </>
      }
      none={{
        icon: <HandCoins />,
        title: 'Nothing was charged beside the prices.',
        text: `Rules${setsRules ? '' : ' of the administrator'} say what an aborted visit costs, and waiting at the door; each charge then stands here with its reason.`,
        action: setsRules && (
          <ButtonLink to={`${paths.reportSettings()}?field=fee_rules.waiting.free`}>Set the rules</ButtonLink>
        ),
      }}
      noMatch={{ text: 'Choose more months, or look for fewer words.' }}
    >
      {waived !== undefined && (
        <WaiveDialog
          inspectionId={waived.inspection.id}
          kind={waived.kind as ChargeKind}
          amount={waived.amount}
          onClose={() => setWaived(undefined)}
        />
      )}
    </ListPage>
  );
}
