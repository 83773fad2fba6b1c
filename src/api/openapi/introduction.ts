/** The head of the document: its description, its version, and its parts in the order a newcomer meets them. */

/** The version of the release, as package.json names it. */
const version = '0.1.0';

const description = `Property inspections and reports in letting.

**Formats.** Every answer is JSON, or JSONx (JSON as XML) when \`Accept\` ranks \`application/xml\` above it; bodies are read as their \`Content-Type\` says. Ignore members you do not know.

**Members and parameters that the service does not know** are ignored and named in the header \`Keyturn-Ignored\`. With \`Prefer: handling=strict\` (RFC 7240) they are refused instead.

**Additions.** Operations, members and parameters marked \`x-keyturn-extension\` are additions of this service to the published interface.

**Refusals** are problem details (RFC 9457) with a stable \`code\`. Every answer carries a \`Request-Id\`.

**Versions.** \`info.version\` is that of the release that serves this document; addresses carry none. Additions can come with every release. Everything in the published interface is kept; a removal or a change of an addition is announced in the changelog one minor release before it comes, and \`deprecated\` here until then.`;

export const introduction = (publicUrl: string) => ({
  title: 'Keyturn',
  version,
  summary: 'Property inspections and reports in letting',
  description,
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  contact: { name: 'Keyturn', url: `${publicUrl}/docs` },
});

const words = {
  Authorization: 'OAuth 2: the authorization code grant with PKCE, refresh and revocation',
  'Current user': 'The person for whom the token acts',
  Properties: 'The buildings that are let, each with its audit trail',
  Meters: 'Meters of a property, with their readings',
  Inspections: 'Appointments to produce a report, from Pending to Closed',
  Contacts: 'People of a property or an inspection: tenants, landlords, agents and others',
  Reports: 'The report of an inspection as a whole',
  Rooms: 'Rooms of a report, also called blocks',
  Items: 'Items of a room: what they look like and what state they are in',
  Actions: 'Work to be done on an item',
  Attachments: 'Photos, recordings, videos and other files',
  PDFs: 'Reports in print, made in the background',
  'Comments and signatures': 'Comments on a finished report and its openings, for the office',
  Imports: 'Lists brought from a spreadsheet: checked, written in the background, and undone as one',
  'Finished reports': 'A finished report, for anyone who holds its key',
  'Tenant report': 'A self-service or live report, for the tenant who fills it in',
  'File shares': 'Links to a PDF or to files of a report',
  'Shared files': 'A link to files, for anyone who holds it',
  Clients: 'On whose behalf inspections are done',
  Staff: 'The people of the account',
  Templates: 'Starting points of reports',
  Security: 'The security log of the account, and the export and erasure of what is kept about people',
  'Option sets': 'Questions and scales that items are answered by',
  'Custom fields': 'Fields of the account on properties and inspections',
  Settings: 'Name, time zone and look of the account, and the texts that its reports share',
  'E-mails': 'E-mails that the service sent or waits to send',
  Integrations: 'Applications of the account, and what people approved',
  Webhooks: 'Receivers of events, and their deliveries',
  Changes: 'The live feed of what changes',
};

export const tags = Object.entries(words).map(([name, said]) => ({ name, description: said }));
