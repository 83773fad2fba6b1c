/** The columns of a file, with an example to download. */
import { Download } from 'lucide-react';
import type { ImportField } from '#domain/import/field-parts.ts';
import { type ImportKind, importKindWords } from '#domain/import/import-kind.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { useImportFields } from './import-fields.ts';
import styles from './imports.module.css';

const formWords: Record<ImportField['form'], string> = {
  text: 'Text',
  email: 'E-mail address',
  phone: 'Phone number',
  postcode: 'Postcode',
  number: 'Whole number',
  decimal: 'Number',
  reading: 'Figures of a meter, such as 04417 or 1288.5',
  yes_no: 'Yes or no',
  day: 'Date, such as 1/3/2027 or 2027-03-01',
  tags: 'Words, separated by commas',
  choice: '',
};

export function FormatHelp({ kind }: { kind: ImportKind }) {
  const { many } = importKindWords[kind];
  const fields = useImportFields(kind);
  const save = async (format: 'csv' | 'xlsx') => {
    const { saveTable } = await import('#web/ui/table/export/save-table.ts');
    const rows = [0, 1].map((at) => fields.map(({ examples }) => examples[at] ?? ''));
    await saveTable({ name: `example-${kind}`, format, headings: fields.map(({ label }) => label), rows });
  };
  return (
    <details className={styles.help}>
      <summary>The columns of {many}, and an example file</summary>
      <div className={styles.buttons}>
        <Button icon={<Download />} onClick={() => void save('xlsx')}>
          Example as XLSX
        </Button>
        <Button icon={<Download />} onClick={() => void save('csv')}>
          Example as CSV
        </Button>
      </div>
      <div className={styles.scroller}>
        <table className={classNames(styles.table, styles.stacked)} aria-label={`Columns of ${many}`}>
          <thead>
            <tr>
              <th>Column</th>
              <th>Holds</th>
              <th>For example</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  {field.label} {field.isRequired && <Tag>needed</Tag>}
                </th>
                <td>
                  {field.choices === undefined ? formWords[field.form] : [...field.choices.keys()].join(', ')}
                  {field.hint !== undefined && ` (${field.hint})`}
                </td>
                <td className={styles.examples}>{field.examples.filter((one) => one !== '').join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
