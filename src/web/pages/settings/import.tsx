/** /settings/data/import/7: one import: its plan, its rows, its progress and its undoing. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type ImportKind, importKindWords } from '#domain/import/import-kind.ts';
import { ImportPlan } from '#web/features/imports/import-plan.tsx';
import { ImportProgress } from '#web/features/imports/import-progress.tsx';
import { ImportRows } from '#web/features/imports/import-rows.tsx';
import { SharedFaults } from '#web/features/imports/shared-faults.tsx';
import { doneText, isUnderWay } from '#web/features/imports/import-words.ts';
import styles from '#web/features/imports/imports.module.css';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getImportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Import } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const LOOK_AGAIN_MS = 1000;

export function Component() {
  const id = Number(useParams()['importId']);
  const navigate = useNavigate();
  const { data: one } = useQuery({
    ...getImportOptions({ path: { import_id: id } }),
    throwOnError: whenEmpty,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });
  useEnd(one);
  if (one === undefined) return <Skeleton height="16rem" />;
  return (
    <div className={styles.wide}>
      <p>
        <Link to={paths.imports()}>Imports</Link> / {one.name}, {importKindWords[one.kind as ImportKind].many}
      </p>
      {one.state === 'draft' ? (
        <ImportPlan one={one} onRemoved={() => void navigate(paths.imports())} />
      ) : (
        <ImportProgress one={one} />
      )}
      {one.state === 'draft' && <SharedFaults one={one} />}
      {!isUnderWay(one) && <ImportRows one={one} />}
    </div>
  );
}

/** Tells the end of what was under way, and has the lists read again. */
function useEnd(one: Import | undefined): void {
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (one === undefined) return;
    const isNow = isUnderWay(one);
    if (wasUnderWay.current && !isNow) {
      announce(doneText(one));
      void afterWrite('import');
    }
    wasUnderWay.current = isNow;
  }, [one]);
}
