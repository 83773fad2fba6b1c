/**
 * Finds a Chromium to test with: one on the system, else Playwright's own, else Debian's; or says what to do. One without
 * windows is preferred: the other draws its own bars for each page, which takes two fifths of the processor's time.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

const onMac = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const whatToDo =
  'No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one, or run "npx playwright install chromium".';

/** Without a network Chromium waits for its own background calls; these keep it to the page under test. */
const quietly = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];

/**
 * The launch options both Playwright and vitest take. Root cannot have Chromium's sandbox, and a container seldom can.
 */
export function findBrowser(): { executablePath: string; args: string[]; chromiumSandbox: false } {
  const executablePath =
    named() ??
    onTheSystem(withoutWindows) ??
    onTheSystem(withWindows) ??
    onMac.find(runs) ??
    ofPlaywright() ??
    downloaded() ??
    ofDebian();
  if (!executablePath) throw new Error(whatToDo);
  return { executablePath, args: quietly, chromiumSandbox: false };
}

function named(): string | undefined {
  const path = process.env.CHROME_PATH;
  if (path && !runs(path)) throw new Error(`CHROME_PATH is ${path}, which is not a browser that can be run.`);
  return path || undefined;
}

function onTheSystem(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...usualFolders].flatMap((place) => names.map((name) => join(place, name))).find(runs);
}

function ofPlaywright(): string | undefined {
  return [chromium.executablePath()].find(runs);
}

function downloaded(): string | undefined {
  say('No Chromium on this system: downloading the one that Playwright keeps.');
  return does('npx', ['--no-install', 'playwright', 'install', 'chromium']) ? ofPlaywright() : undefined;
}

function ofDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  if (!does('apt-get', ['update', '-q'])) return undefined;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`Installing the ${name} package of this system.`);
    if (does('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])) return onTheSystem([name]);
  }
  return undefined;
}

/** A file of the right name is not enough: it can be a stub of another package manager, or lack its libraries. */
function runs(path: string): boolean {
  return existsSync(path) && does(path, ['--version', '--no-sandbox']);
}

function does(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
