/** Everything about an inspection that is not its report, in the order a clerk on the way there would ask. */
import { useQuery } from '@tanstack/react-query';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { roles } from '#domain/role.ts';
import { minutesText } from '#domain/schedule/minutes-text.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisitKeys } from '#web/forms/visit-keys/visit-keys.tsx';
import { paths } from '#web/paths.ts';
import { getInspectionOptions, getTemplateOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCan, useIsManager, useSession } from '#web/session/session.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { durationText, textOrDate } from '#web/ui/time/date-text.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { answerText, declinedText } from './answers/answer-words.ts';
import { ConductDate } from './conduct-date.tsx';
import { fullAddress, reportText } from './inspection-text.ts';
import styles from './inspections.module.css';

export function AppointmentPanel({ inspection }: { inspection: Inspection }) {
  const { property } = inspection;
  return (
    <Panel title="Appointment">
      <Details
        items={[
          { label: 'Property', value: <Link to={paths.property(property.id)}>{fullAddress(property.address)}</Link> },
          { label: 'Date and time', value: <ConductDate inspection={inspection} /> },
          { label: 'Confirmed', value: inspection.conduct_date_option === 0 ? 'Yes' : 'Not yet' },
          { label: 'Duration', value: inspection.time_to_complete && durationText(inspection.time_to_complete) },
          { label: 'Keys are at', value: inspection.location_of_keys },
          { label: 'Return keys to', value: inspection.return_key },
          { label: 'Clerk', value: clerkText(inspection) },
          { label: 'Typist', value: inspection.typist?.name },
          ...(inspection.waited_minutes == null
            ? []
            : [{ label: 'Waited at the door', value: minutesText(inspection.waited_minutes) }]),
        ]}
      />
      <KeysOfVisit inspection={inspection} />
    </Panel>
  );
}

/** While the visit is to come. Afterwards, the log of the keys says more. */
function KeysOfVisit({ inspection: { id, conduct_date: at, property, state } }: { inspection: Inspection }) {
  const { role } = useSession();
  if (at === null || state.id >= states.review || role === roles.client) return null;
  return <VisitKeys propertyId={property.id} on={toWallTime(at).date} inspectionId={id} />;
}

const clerkText = (inspection: Inspection): string | undefined =>
  [inspection.clerk?.name, answerText(inspection) ?? declinedText(inspection)].filter(Boolean).join(' · ');

export function ReportPanel({ inspection, actions }: { inspection: Inspection; actions?: ReactNode }) {
  const { initialization, pricing } = inspection;
  return (
    <Panel title="Report" actions={actions}>
      <Details
        items={[
          { label: 'Title', value: inspection.title },
          { label: 'Ref', value: inspection.ref },
          { label: 'Client', value: inspection.property.client?.name },
          { label: 'Started from', value: initialization && <StartedFrom initialization={initialization} /> },
          ...(pricing == null ? [] : pricesOf(pricing)),
          ...Object.values(inspection.customFields).map(({ name, value }) => ({
            label: name,
            value: textOrDate(value),
          })),
          { label: 'Last change', value: <DateTime at={inspection.updated_at} /> },
        ]}
      />
    </Panel>
  );
}

function pricesOf({ price, additional, margin }: NonNullable<Inspection['pricing']>) {
  const inPounds = (amount: string | null | undefined) => amount && `£${amount}`;
  const total = price && additional ? (Number(price) + Number(additional)).toFixed(2) : price;
  return [
    { label: 'Price', value: inPounds(price) },
    { label: 'Additional', value: inPounds(additional) },
    { label: 'Total', value: inPounds(total) },
    { label: 'Margin', value: inPounds(margin) },
  ];
}

function StartedFrom({ initialization: { type, id } }: { initialization: NonNullable<Inspection['initialization']> }) {
  return type === startsFrom.report ? <StartedFromReport id={id} /> : <StartedFromTemplate id={id} />;
}

function StartedFromReport({ id }: { id: number }) {
  const { data: source } = useQuery({ ...getInspectionOptions({ path: { inspection_id: id } }), retry: false });
  return <Link to={paths.inspection(id)}>{source === undefined ? 'An earlier report' : reportText(source)}</Link>;
}

/** By its name, unless it is gone or not theirs to see. */
function StartedFromTemplate({ id }: { id: number }) {
  const { data: template } = useQuery({
    ...getTemplateOptions({ path: { template_id: id } }),
    enabled: useCan('templates.read'),
    retry: false,
  });
  const isManager = useIsManager();
  if (template === undefined) return <>A template</>;
  return isManager ? <Link to={paths.template(id)}>{template.name}</Link> : template.name;
}

export function NotesPanel({ inspection }: { inspection: Inspection }) {
  const { report, internal, client } = inspection.notes;
  const notes = [
    { label: 'In the report', value: report },
    { label: 'Internal', value: internal },
    { label: 'For the client', value: client },
    { label: 'Why it was cancelled', value: inspection.cancellation_reason },
  ].filter(({ value }) => value != null && value !== '');
  if (notes.length === 0) return null;
  return (
    <Panel title="Notes">
      {notes.map(({ label, value }) => (
        <div key={label} className={styles.note}>
          <h3 className={styles.noteLabel}>{label}</h3>
          <p className={styles.noteText}>{value}</p>
        </div>
      ))}
    </Panel>
  );
}
