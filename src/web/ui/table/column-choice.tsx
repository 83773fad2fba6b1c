/** The button that offers the columns of a list; its panel is loaded when it is pressed. */
import { Columns3 } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { late } from '../feedback/late.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Popover } from '../overlay/popover.tsx';
import type { ColumnListProps } from './column-list.tsx';
import styles from './list-page.module.css';

const ColumnList = late(async () => (await import('./column-list.tsx')).ColumnList, {
  whileFetched: <Skeleton width="15rem" height="15rem" />,
});

export function ColumnChoice(props: ColumnListProps) {
  return (
    <Popover
      label="Columns"
      align="end"
      renderTrigger={(trigger) => (
        <Button {...trigger} className={styles.columns} icon={<Columns3 />}>
          Columns
        </Button>
      )}
    >
      {() => <ColumnList {...props} />}
    </Popover>
  );
}
