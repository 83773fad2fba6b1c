/** Asks for a dispute pack with claim sheets: the items that are claimed for, with what is known of their cost and age. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { DisputeClaims } from '#contract/data-export.ts';
import { NumberField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useRows } from '#web/forms/use-rows.ts';
import type { Report } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { type ClaimRow, type ClaimValues, claimsBody, itemsOf } from './claim-values.ts';
import styles from './dispute-packs.module.css';

export type ClaimsBody = ReturnType<typeof DisputeClaims.parse>;

type Props = {
  report: Report;
  onClose: () => void;
  onAsk: (body: ClaimsBody) => Promise<unknown>;
};

export function ClaimDialog({ report, onClose, onAsk }: Props) {
  const [items] = useState(() => itemsOf(report));
  const form = useContractForm<ClaimValues, typeof DisputeClaims>({
    schema: DisputeClaims,
    initial: { claims: items.filter(({ isTenants }) => isTenants).map(({ row }) => row) },
    toBody: claimsBody,
  });
  const { rows, append, remove } = useRows(form, 'claims');
  const [chosen, setChosen] = useState('');
  const others = items.filter(({ row }) => rows.every(({ item_id: id }) => id !== row.item_id));
  const wanted = others.find(({ row }) => String(row.item_id) === chosen);
  const handleAdd = (row: ClaimRow) => {
    append(row);
    setChosen('');
  };

  return (
    <FormDialog
      form={form}
      title="Claim sheets"
      size="lg"
      onClose={onClose}
      label="Items that are claimed for"
      action="Make the pack with these sheets"
      onSave={async (body) => {
        await onAsk(body);
        onClose();
      }}
    >
      <p className={styles.text}>
        The pack then has a page for each of these items: words and photographs of both reports, the tenant’s words and
        the reply, cost, age and life, and the contribution that these suggest, called advice. Leave empty what is not
        known.
      </p>
      {rows.length === 0 ? (
        <p className={styles.text}>
          No item is chosen yet. Those with an action of the tenant’s are chosen by themselves.
        </p>
      ) : (
        <ol className={styles.claims}>
          {rows.map(({ item_id: id, name }, at) => (
            <li key={id}>
              <fieldset className={styles.claim}>
                <legend>{name}</legend>
                <TextField name={`claims.${at}.cost`} label="Cost (£)" />
                <NumberField name={`claims.${at}.age_years`} label="Age (years)" min={0} />
                <NumberField name={`claims.${at}.life_years`} label="Usual life (years)" min={1} />
                <IconButton icon={<X />} label={`Leave out ${name}`} onClick={() => remove(at)} />
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.add}>
        <Field label="Another item">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              emptyLabel="Choose an item of the report"
              options={others.map(({ row }) => ({ value: String(row.item_id), label: row.name }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <Button icon={<Plus />} disabled={wanted === undefined} onClick={() => wanted && handleAdd(wanted.row)}>
          Add the item
        </Button>
      </div>
    </FormDialog>
  );
}
