/**
 * Starts Keyturn as npm start does, on the PORT and in the new DATA_DIR given, and removes that when it is told to stop.
 * E2E_SMTP_URL names the mail server of the journey that has one, and E2E_DEMO=off leaves the database empty.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { unsetSettings } from '#testing/unset-settings.ts';

const { PORT, DATA_DIR: dataDir, E2E_SMTP_URL: SMTP_URL = '', E2E_DEMO: DEMO = '' } = process.env;
if (!dataDir?.includes('keyturn-e2e-')) throw new Error('DATA_DIR must be for this run alone: it is removed.');

mkdirSync(dataDir);
// As root, PostgreSQL runs as another user, who must be able to pass through.
chmodSync(dataDir, 0o711);

const keyturn = spawn('node', ['src/start/main.ts'], {
  env: { ...process.env, ...unsetSettings, PORT, DATA_DIR: dataDir, SMTP_URL, DEMO, OWN_DOMAINS: 'harbour.example' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => keyturn.kill(signal));
// A run that was killed could not say stop: then this process has another parent.
const parent = process.ppid;
const watch = setInterval(() => process.ppid === parent || keyturn.kill('SIGTERM'), 1000);
keyturn.once('exit', (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 1;
  rmSync(dataDir, { recursive: true, force: true });
});
