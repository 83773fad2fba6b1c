/** Rows of prices in a form, the firm's or those of one client. */
import { Plus, X } from 'lucide-react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import { furnishings } from '#domain/property/property-words.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { FormActions, SubmitButton } from '#web/forms/form.tsx';
import { useRows } from '#web/forms/use-rows.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import fieldRows from './field-rows.module.css';
import { emptyRow, type PriceRow, type PriceValues, sizeText } from './price-values.ts';
import styles from './prices.module.css';

const types = inspectionTypeCodes.map((code) => ({ value: String(code), label: inspectionTypes[code] }));
const sizes = Array.from({ length: 11 }, (_, bedrooms) => ({ value: String(bedrooms), label: sizeText(bedrooms) }));

type Props = { form: UseFormReturn<PriceValues, unknown, FieldValues>; none: string };

export function PriceRows({ form, none }: Props) {
  const { rows, append, remove } = useRows(form, 'prices');
  // The next price is mostly of the same type, for a larger home.
  const next = (last: PriceRow | undefined): PriceRow =>
    last === undefined ? emptyRow : { ...last, bedrooms: following(last.bedrooms), price: '', margin: '' };

  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol className={fieldRows.rows}>
          {rows.map((row, at) => (
            <li key={at} className={classNames(fieldRows.row, styles.price)}>
              <SelectField name={`prices.${at}.type`} label="Type" options={types} />
              <SelectField
                name={`prices.${at}.bedrooms`}
                label="Bedrooms"
                emptyLabel="Any size"
                options={sizesWith(row.bedrooms)}
              />
              <SelectField
                name={`prices.${at}.furnished`}
                label="Furnishing"
                emptyLabel="Any furnishing"
                options={furnishings}
              />
              <TextField name={`prices.${at}.price`} label="Price (£)" />
              <TextField name={`prices.${at}.margin`} label="Margin (£)" />
              <IconButton icon={<X />} label={`Remove price ${at + 1}`} onClick={() => remove(at)} />
            </li>
          ))}
        </ol>
      )}
      <FormActions>
        <SubmitButton>Save prices</SubmitButton>
        <Button icon={<Plus />} onClick={() => append(next(rows.at(-1)))}>
          Add a price
        </Button>
      </FormActions>
    </>
  );
}

const following = (bedrooms: string) =>
  bedrooms === '' || Number(bedrooms) + 1 >= sizes.length ? bedrooms : String(Number(bedrooms) + 1);

/** Another application may have set a larger one. */
const sizesWith = (bedrooms: string) =>
  bedrooms === '' || Number(bedrooms) < sizes.length
    ? sizes
    : [...sizes, { value: bedrooms, label: sizeText(Number(bedrooms)) }];
