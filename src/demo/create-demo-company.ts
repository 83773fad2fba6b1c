/** Writes the demo company to an empty database, all or nothing, and DATA_DIR/demo.json beside it. */
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { scopes } from '#domain/scope.ts';
import {
  claimEmptyDatabase,
  isEmptyDatabase,
  refreshStatistics,
  reserveAccountId,
} from '#store/database/bulk-insert.ts';
import type { Database, Executor } from '#store/database/database.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { buildWebhookStore } from '#store/events/webhooks.ts';
import type { DemoPerson } from './content/company/people.ts';
import { buildDemoContent } from './content/demo-content.ts';
import type { DemoContent } from './content/demo-inspection.ts';
import { insertCompany } from './create/company-rows.ts';
import { insertFiles, type MadeFile, makeFiles, moveIntoPlace, settleFiles } from './create/demo-files.ts';
import { insertDiary, reserveDiary } from './create/diary-rows.ts';
import { insertHomeLife } from './create/home-life-rows.ts';
import { insertKeys } from './create/key-rows.ts';
import { insertEvidence } from './create/evidence-rows.ts';
import { keepTemplateRules } from './create/keep-template-rules.ts';
import { insertPortfolio } from './create/portfolio-rows.ts';
import { insertReports } from './create/report-rows.ts';
import { sealFinished } from './create/seal-finished.ts';
import { insertTrail } from './create/trail-rows.ts';
import { type DemoApp, type DemoFile, keepDemoFile, prepareDemoFile, recoverDemoFile } from './demo-file.ts';

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
  const accountId = await reserveAccountId(database);

  report('Writing 120 properties and 400 inspections, and developing their photos');
  const folder = join(dataDir, 'incoming', randomUUID());
  const files = makeFiles(folder, content);
  // Beside the rows, which ask for it when they come to it.
  files.catch(() => undefined);
  const passwords = await choosePasswords(content.people);
  let committed = false;
  try {
    const file = await database.transaction(async (tx) => {
      if (!(await claimEmptyDatabase(tx))) throw new Error('The database is not empty.');
      const app = await writeAll(tx, accountId, content, { files, passwords });
      const demo = describe(options, content, passwords, app);
      await prepareDemoFile(dataDir, demo);
      await moveIntoPlace(dataDir, accountId, folder);
      return demo;
    });
    committed = true;
    await keepDemoFile(dataDir);
    await refreshStatistics(database);
    return { accountId, file };
  } finally {
    await Promise.allSettled([files]);
    await settleFiles(dataDir, accountId, folder, committed);
  }
}

type Made = { files: Promise<MadeFile[]>; passwords: Passwords };

async function writeAll(tx: Executor, accountId: number, content: DemoContent, made: Made): Promise<DemoApp> {
  const company = await insertCompany(tx, accountId, content, made.passwords.hashes);
  const portfolio = await insertPortfolio(tx, content, company);
  const reports = await insertReports(tx, content, company);
  await keepTemplateRules(tx, company, reports);
  const files = await insertFiles(tx, accountId, await made.files);
  const covers = await insertEvidence(tx, content, company, portfolio, reports, files);
  const diary = await reserveDiary(tx, accountId, content);
  await insertDiary(tx, content, { company, portfolio, reports }, diary, covers);
  await insertHomeLife(tx, content, { company, portfolio, diary });
  await insertKeys(tx, content, { company, portfolio });
  await insertTrail(tx, content, company, portfolio, diary);
  await sealFinished(tx, accountId);
  await buildWebhookStore(tx).add(accountId, {
    url: 'https://hooks.tenancydesk.example/keyturn',
    events: ['pdf.generated', 'inspection.state_changed', 'report.completed'],
    // Nobody listens there.
    enabled: false,
  });
  return addThirdParty(tx, accountId);
}

/** An application of somebody else, which may ask for everything. */
async function addThirdParty(tx: Executor, accountId: number): Promise<DemoApp> {
  const name = 'Tenancy Desk';
  const redirectUris = ['http://localhost:8977/callback', 'https://tenancydesk.example/callback'];
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
