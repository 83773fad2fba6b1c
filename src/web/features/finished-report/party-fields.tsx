/**
 * Asks people without an account who they are; remembered on this device, so that the next comment asks for nothing.
 */
import { reportParties, reportPartyNames } from '#domain/report-party.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';

const options = reportParties.map((value) => ({ value, label: reportPartyNames[value] }));
const KEPT = 'keyturn.report-reader';

export type Party = { name: string; role: string };

export function keptParty(): Party {
  try {
    const { name = '', role = '' } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Party>;
    return { name: String(name), role: String(role) };
  } catch {
    // Storage that is shut, or holds something else, keeps nobody from commenting.
    return { name: '', role: '' };
  }
}

export function keepParty(party: Party): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(party));
  } catch {
    // See above.
  }
}

export function PartyFields({ nameField }: { nameField: string }) {
  return (
    <>
      <TextField name={nameField} label="Your name" isRequired autoComplete="name" span={8} />
      <SelectField name="role" label="Your role" isRequired options={options} emptyLabel="Please choose" span={4} />
    </>
  );
}
