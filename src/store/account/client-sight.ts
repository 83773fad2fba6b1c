/**
 * The one place that says, in SQL, what people of clients see. An inspection belongs to the client it names, and its
 * report, attachments, PDFs and contacts go with it, whoever owns the property; a property, with its meters and
 * contacts, belongs to its own client. `i` and `p` are inspections and properties, `client` the placeholder of
 * `Viewer.clientId`.
 */

export const clientOfInspection = 'i.client_id';
export const clientOfProperty = 'p.client_id';
/** For rows that may belong to an inspection or, without one, to a property: events, attachments. */
export const clientOfEither = `case when i.id is null then ${clientOfProperty} else ${clientOfInspection} end`;

const FROM_COMPLETE = 400;

export const seesInspection = (client: string) => `(${client}::int is null or ${clientOfInspection} = ${client})`;
export const seesProperty = (client: string) => `(${client}::int is null or ${clientOfProperty} = ${client})`;
/** One that was cancelled never came to be complete. */
export const seesReport = (client: string) =>
  `(${client}::int is null
    or (${clientOfInspection} = ${client} and i.state >= ${FROM_COMPLETE} and i.cancelled_at is null))`;
/** Meters have no steps. */
export const seesAttachment = (client: string) =>
  `(${client}::int is null
    or (${clientOfEither} = ${client} and coalesce(i.state, ${FROM_COMPLETE}) >= ${FROM_COMPLETE} and i.cancelled_at is null))`;
