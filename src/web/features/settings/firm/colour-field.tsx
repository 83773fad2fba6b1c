/** A colour of reports, with the shade in which reports print words where it is too light to read on paper. */
import { useController } from 'react-hook-form';
import { contrastOnWhite, inkOf, parseColour, readableContrast, writeColour } from '#domain/firm/brand-colour.ts';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './firm.module.css';

export function ColourField({ label }: { label: string }) {
  const { field, fieldState } = useController<{ brand_colour: string }, 'brand_colour'>({ name: 'brand_colour' });
  const { ink, words } = readable(field.value);
  return (
    <Field label={label} span={6} error={fieldState.error?.message} hint={words}>
      {(control) => (
        <div className={styles.colour}>
          <input {...control} {...field} type="color" className={styles.swatch} />
          <strong style={{ color: ink }} className={styles.sample} aria-hidden>
            Kitchen
          </strong>
        </div>
      )}
    </Field>
  );
}

export function readable(value: string): { ink: string; words: string } {
  const colour = parseColour(value) ?? [0, 0, 0];
  const contrast = contrastOnWhite(colour);
  const told = `Contrast with white paper: ${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`;
  if (contrast >= readableContrast) {
    return { ink: writeColour(inkOf(colour)), words: `${told}, so headings can be read in it.` };
  }
  return {
    ink: writeColour(inkOf(colour)),
    words: `${told}, of the ${readableContrast} that small words need. Lines keep it; headings take this darker shade.`,
  };
}
