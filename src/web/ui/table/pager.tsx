/** The position in a paged list, and the links around it. Page numbers live in the URL. */
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from '../controls/button.tsx';
import { grouped } from '../grouped.ts';
import styles from './pager.module.css';

type PagerProps = {
  page: number;
  perPage: number;
  totalPages: number;
  totalRecords: number;
  onPage: (page: number) => void;
  /** The things counted, for example "properties". */
  noun: string;
  nounOfOne?: string | undefined;
  onPerPage?: ((perPage: number) => void) | undefined;
};

export function Pager({
  page,
  perPage,
  totalPages,
  totalRecords,
  onPage,
  noun,
  nounOfOne = noun,
  onPerPage,
}: PagerProps) {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, totalRecords);
  return (
    <nav className={styles.pager} aria-label={`Pages of ${noun}`}>
      <output className={styles.range}>
        {totalRecords > 0 &&
          `${first > totalRecords ? `No ${noun} on page ${page}` : `${grouped(first)}–${grouped(last)}`} of `}
        {grouped(totalRecords)} {totalRecords === 1 ? nounOfOne : noun}
      </output>
      {onPerPage && (
        <label className={styles.size}>
          Rows
          <select value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
            {[30, 50, 100].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.steps}>
        <IconButton
          size="sm"
          label="First page"
          icon={<ChevronsLeft />}
          disabled={page <= 1}
          onClick={() => onPage(1)}
        />
        <IconButton
          size="sm"
          label="Previous page"
          icon={<ChevronLeft />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className={styles.now}>
          Page {grouped(page)} of {grouped(Math.max(totalPages, 1))}
        </span>
        <IconButton
          size="sm"
          label="Next page"
          icon={<ChevronRight />}
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        />
        <IconButton
          size="sm"
          label="Last page"
          icon={<ChevronsRight />}
          disabled={page >= totalPages}
          onClick={() => onPage(totalPages)}
        />
      </div>
    </nav>
  );
}
