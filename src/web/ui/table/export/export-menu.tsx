/** The button that saves a list; what it does is loaded when it is wanted. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { announce } from '../../feedback/announce.ts';
import { showToast } from '../../feedback/toast.ts';
import { Menu } from '../../overlay/menu.tsx';
import type { DataTableColumn } from '../column.ts';
import type { ListExport } from './list-export.ts';
import type { TableFormat } from './save-table.ts';

type Props<Row> = {
  columns: readonly DataTableColumn<Row>[];
  exporting: ListExport<Row>;
};

const formats: { format: TableFormat; label: string }[] = [
  { format: 'xlsx', label: 'As a workbook (.xlsx)' },
  { format: 'csv', label: 'As text with commas (.csv)' },
];

export function ExportMenu<Row extends { id: number | string }>({ columns, exporting }: Props<Row>) {
  const [part, setPart] = useState<number>();

  async function save(format: TableFormat) {
    setPart(0);
    announce('The list is being read.');
    try {
      const { exportList } = await import('./list-export.ts');
      const count = await exportList(exporting, { format, columns, onProgress: setPart });
      announce(`${count} rows were saved.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ tone: 'failed', text: `The list was not saved. ${why}` });
    }
    setPart(undefined);
  }

  const entries = formats.map(({ format, label }) => ({ label, onChoose: () => void save(format) }));
  return (
    <Menu
      label="Export"
      align="end"
      entries={entries}
      renderTrigger={(trigger) => (
        <Button {...trigger} icon={<Download />} isBusy={part !== undefined}>
          {part === undefined ? 'Export' : `${Math.round(part * 100)} %`}
        </Button>
      )}
    />
  );
}
