/** Writes the demo company to an empty database, all or nothing, and DATA_DIR/demo.json beside it. */
import { randomInt } from 'node:crypto';
import { scopes } from '#domain/scope.ts';
import { reserveIds, claimEmptyDatabase, isEmptyDatabase, refreshStatistics } from '#store/database/bulk-insert.ts';
import type { Database, Executor } from '#store/database/database.ts';
import { placeFile, settleFile } from '#store/files/file-intake.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { accounts } from '#store/schema/account.ts';
import { buildWebhookStore } from '#store/events/webhooks.ts';
import type { DemoPerson } from './content/company/people.ts';
import { buildDemoContent, type DemoContent } from './content/demo-content.ts';
import { insertCompany } from './create/company-rows.ts';
import { type DemoPicture, type DemoRecording, makePreviews, makeRecordings } from './create/demo-files.ts';
import { insertDiary, reserveDiary } from './create/diary-rows.ts';
import { type FileIds, insertEvidence } from './create/evidence-rows.ts';
import { insertPortfolio } from './create/portfolio-rows.ts';
import { insertReports } from './create/report-rows.ts';
import { insertTrail } from './create/trail-rows.ts';
import { type DemoApp, type DemoFile, keepDemoFile, prepareDemoFile, recoverDemoFile } from './demo-file.ts';
import { preparePhotoWork } from './photo-work.ts';

export type DemoCompany = { accountId: number; file: DemoFile };

export type DemoOptions = {
  database: Database;
  dataDir: string;
  publicUrl: string;
  report: (line: string) => void;
  today?: Date;
  /** The back office's own registration, to be listed with the applications. */
  backOffice?: DemoApp;
};

/** Only an empty database gets one; undefined when there is something, or another process was quicker. */
export async function ensureDemoCompany(options: DemoOptions): Promise<DemoCompany | undefined> {
  await recoverDemoFile(options.database, options.dataDir);
  if (!(await isEmptyDatabase(options.database))) return undefined;
  return createDemoCompany(options);
}

export async function createDemoCompany(options: DemoOptions): Promise<DemoCompany> {
  const { database, dataDir, report } = options;
  report('Making up the demo company');
  const content = buildDemoContent(options.today ?? new Date());
  const [accountId] = await reserveIds(database, accounts, 1);
  if (accountId === undefined) throw new Error('There is no id for the account.');

  report('Drawing its photos and recording its dictations');
  const [pictures, recordings, passwords] = await Promise.all([
    makePreviews(dataDir, content),
    makeRecordings(dataDir, content),
    choosePasswords(content.people),
  ]);

  report('Writing 120 properties and 400 inspections');
  const files = [...pictures, ...recordings].map(({ file }) => file);
  let committed = false;
  try {
    const file = await database.transaction(async (tx) => {
      if (!(await claimEmptyDatabase(tx))) throw new Error('The database is not empty.');
      const app = await writeAll(tx, accountId, content, { pictures, recordings, passwords, dataDir });
      const demo = describe(options, content, passwords, app);
      await prepareDemoFile(dataDir, demo);
      return demo;
    });
    committed = true;
    await keepDemoFile(dataDir);
    await refreshStatistics(database);
    return { accountId, file };
  } finally {
    for (const file of files) await settleFile(database, dataDir, accountId, file, committed);
  }
}

type Made = { pictures: DemoPicture[]; recordings: DemoRecording[]; passwords: Passwords; dataDir: string };

async function writeAll(tx: Executor, accountId: number, content: DemoContent, made: Made): Promise<DemoApp> {
  const company = await insertCompany(tx, accountId, content, made.passwords.hashes);
  const portfolio = await insertPortfolio(tx, content, company);
  const reports = await insertReports(tx, content, company);
  const files = await placeFiles(tx, accountId, made);
  const covers = await insertEvidence(tx, content, company, portfolio, reports, files);
  const diary = await reserveDiary(tx, content);
  await insertDiary(tx, content, { company, portfolio, reports }, diary, covers);
  await insertTrail(tx, content, company, portfolio, diary);
  await preparePhotoWork(made.dataDir, accountId, made.pictures, files.photos);
  await buildWebhookStore(tx).add(accountId, {
    url: 'https://hooks.tenancydesk.example/keyturn',
    events: ['pdf.generated', 'inspection.state_changed', 'report.completed'],
    // Nobody listens there.
    enabled: false,
  });
  return addThirdParty(tx, accountId);
}

async function placeFiles(tx: Executor, accountId: number, { pictures, recordings, dataDir }: Made): Promise<FileIds> {
  const ids = { photos: new Map<string, number>(), dictations: new Map<DemoRecording['kind'], number>() };
  for (const { photo, file } of pictures) ids.photos.set(photo.key, await placeFile(tx, dataDir, accountId, file));
  for (const { kind, file } of recordings) ids.dictations.set(kind, await placeFile(tx, dataDir, accountId, file));
  return ids;
}

/** An application of somebody else, which may ask for everything. */
async function addThirdParty(tx: Executor, accountId: number): Promise<DemoApp> {
  const name = 'Tenancy Desk';
  const redirectUris = ['http://localhost:9/callback', 'https://tenancydesk.example/callback'];
  const { clientId, clientSecret } = await addApplication(tx, accountId, {
    name,
    description: 'Tenancies and rent in one place (an example)',
    redirectUris,
    scopes: [...scopes],
  });
  return {
    name,
    client_id: clientId,
    client_secret: clientSecret ?? '',
    redirect_uris: redirectUris,
    scopes: [...scopes],
  };
}

type Passwords = { hashes: ReadonlyMap<DemoPerson, string>; password: string };

/** One random password for the whole installation: people try several roles, and it is written to one file only. */
async function choosePasswords(people: readonly DemoPerson[]): Promise<Passwords> {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const password = Array.from({ length: 3 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
  const hashes = await Promise.all(people.map(async (person) => [person, await hashPassword(password)] as const));
  return { password, hashes: new Map(hashes) };
}

function describe(
  { publicUrl, backOffice }: DemoOptions,
  { people }: DemoContent,
  { password }: Passwords,
  app: DemoApp,
): DemoFile {
  return {
    url: publicUrl,
    api_url: `${publicUrl}/api`,
    auth_url: publicUrl,
    users: people.map(({ name, email, role }) => ({ name, email, password, role })),
    apps: [app, ...(backOffice === undefined ? [] : [backOffice])],
  };
}
