/** The inspections that an e-mail is about, with their links, and the appointments that come with it. */
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { splitCalendars } from '#domain/schedule/former-appointment.ts';
import { paths } from '#web/paths.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { addressText } from './address-text.ts';
import styles from './emails.module.css';

export function aboutOf({ id, inspection_id: inspectionId, property, visits, calendar }: Email) {
  const about = inspectionId === null ? visits : [{ inspection_id: inspectionId, property }];
  const files = calendar === null ? [] : splitCalendars(calendar);
  return [
    ...inLines(
      'About',
      about.map((one) => (
        <Link key={one.inspection_id} to={paths.inspection(one.inspection_id)}>
          {addressText(one.property)}
        </Link>
      )),
    ),
    ...inLines(
      'With it',
      files.map((file, at) => {
        const visit = about.length > 1 && about.find((one) => uidOf(file) === `inspection-${one.inspection_id}`);
        return (
          <a
            key={at}
            className={styles.attached}
            href={asFile(file)}
            download={`${uidOf(file) ?? `appointment-${id}`}.ics`}
          >
            <CalendarPlus size={15} aria-hidden /> {visit ? addressText(visit.property) : 'Appointment'} (.ics)
          </a>
        );
      }),
    ),
  ];
}

const inLines = (label: string, lines: ReactNode[]) =>
  lines.length === 0 ? [] : [{ label, value: <div className={styles.lines}>{lines}</div> }];

const asFile = (calendar: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
const uidOf = (calendar: string): string | undefined => /^UID:(inspection-\d+)@/m.exec(calendar)?.[1];
