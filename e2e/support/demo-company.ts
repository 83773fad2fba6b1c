/**
 * The people who can sign in to the running Keyturn, and the application for tests: from the file it writes for
 * scripts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** administrator, manager, reviewer, clerk, typist or client. */
type RoleName = string;
export type DemoUser = { name: string; email: string; password: string; role: RoleName };
export type DemoApplication = {
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uris: string[];
  scopes: string[];
};
type DemoCompany = { url: string; api_url: string; auth_url: string; users: DemoUser[]; apps: DemoApplication[] };

export function readDemoCompany(directory = process.env['E2E_DATA_DIR']): DemoCompany {
  if (directory === undefined) throw new Error('E2E_DATA_DIR is not set: playwright.config.ts does that.');
  return JSON.parse(readFileSync(join(directory, 'demo.json'), 'utf8')) as DemoCompany;
}

export function demoUser(role: RoleName, directory?: string): DemoUser {
  const user = readDemoCompany(directory).users.find((each) => each.role === role);
  if (user === undefined) throw new Error(`The demo company has no ${role}.`);
  return user;
}
