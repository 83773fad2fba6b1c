/** The parts of Today that hold nothing on most days, in one file: asked for once the first look has been drawn. */
import { AppointmentRequests } from './appointment-requests.tsx';
import { DeclinedVisits } from './declined-visits.tsx';

export { LateFiles } from './late-files.tsx';

/** Answers of tenants and clerks that the office has to settle. */
export function OfficeAnswers() {
  return (
    <>
      <AppointmentRequests />
      <DeclinedVisits />
    </>
  );
}
