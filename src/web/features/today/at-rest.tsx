/** The parts of Today that the first look has no need of, in one file: asked for once that has been drawn. */
import { AppointmentRequests } from './appointment-requests.tsx';
import { DeclinedVisits } from './declined-visits.tsx';

export { AwaitingAnswer } from './awaiting-answer.tsx';
export { BrokenPromises } from './broken-promises.tsx';
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
