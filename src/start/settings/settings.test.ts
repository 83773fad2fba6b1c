import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsFault } from './settings.ts';

function faultsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults;
    throw error;
  }
  return [];
}

describe('without any setting', () => {
  test('everything runs in one process on this machine, with an embedded database and the demo company', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: undefined,
      publicUrl: 'http://localhost:8080',
      dataDir: `${process.cwd()}/.data`,
      databaseUrl: undefined,
      apiUrl: 'http://localhost:8080/api',
      authUrl: 'http://localhost:8080',
      foreign: false,
      rateLimit: true,
      logLevel: 'info',
      roles: new Set(['web', 'api', 'worker']),
      demo: true,
      webhookAllowLoopback: true,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });
});

test('the addresses follow the port, and PUBLIC_URL when it is set', () => {
  expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(readSettings({ PUBLIC_URL: 'https://keyturn.example/' })).toMatchObject({
    publicUrl: 'https://keyturn.example',
    apiUrl: 'https://keyturn.example/api',
    webhookAllowLoopback: false,
  });
});

test('the port of operators is off, on this machine, or known to those who have the token', () => {
  expect(readSettings({}).operations).toBeUndefined();
  expect(readSettings({ OPERATIONS_PORT: '9090' }).operations).toEqual({
    port: 9090,
    host: '127.0.0.1',
    metricsToken: undefined,
  });
  expect(faultsOf({ OPERATIONS_PORT: '9090', OPERATIONS_HOST: '0.0.0.0' })).toEqual([
    'METRICS_TOKEN must be set where OPERATIONS_HOST is not this machine: others could read /metrics.',
  ]);
  expect(faultsOf({ OPERATIONS_PORT: '9090', OPERATIONS_HOST: '0.0.0.0', METRICS_TOKEN: 'a' })).toEqual([]);
  expect(faultsOf({ PORT: '9090', OPERATIONS_PORT: '9090' })).toEqual([
    'OPERATIONS_PORT must be another port than PORT, which everybody reaches.',
  ]);
});

test('the demo company is for this machine, unless it is asked for', () => {
  expect(readSettings({ PUBLIC_URL: 'https://keyturn.example' }).demo).toBe(false);
  expect(readSettings({ PUBLIC_URL: 'https://keyturn.example', DEMO: 'on' }).demo).toBe(true);
  expect(readSettings({ PUBLIC_URL: 'http://127.0.0.1:8080' }).demo).toBe(true);
});

test('every fault is named at once', () => {
  expect(
    faultsOf({
      PORT: '80a',
      PUBLIC_URL: 'http://keyturn.example/app',
      DATABASE_URL: 'mysql://x',
      KEYTURN_ROLES: 'web,mailer',
      RATE_LIMIT: 'maybe',
      SMTP_URL: 'mail.example',
      API_URL: 'http://api.example',
    }),
  ).toEqual([
    expect.stringContaining('PORT must be a whole number from 1 to 65535'),
    expect.stringContaining('PUBLIC_URL must be an origin'),
    expect.stringContaining('PUBLIC_URL must start with https://'),
    expect.stringContaining('DATABASE_URL must be a URL that starts with postgresql://'),
    expect.stringContaining('KEYTURN_ROLES knows web, api, worker, not mailer'),
    expect.stringContaining('AUTH_URL, CLIENT_ID, CLIENT_SECRET must be set too'),
    expect.stringContaining('API_URL must start with https://'),
    expect.stringContaining('SMTP_URL must be a URL that starts with smtp:// or smtps://'),
    expect.stringContaining('RATE_LIMIT must be one of on, off'),
  ]);
});

test('a wrong address of another deployment does not hide other faults', () => {
  expect(faultsOf({ API_URL: 'api.example' })).toEqual([
    expect.stringContaining('API_URL must be a URL'),
    expect.stringContaining('AUTH_URL, CLIENT_ID, CLIENT_SECRET must be set too'),
  ]);
});

test('trusted proxies are addresses, ranges or named ranges', () => {
  const trustedProxies = ['10.0.0.0/8', '192.168.1.7', 'fd00::/8', '::1', 'loopback'];
  expect(readSettings({ TRUSTED_PROXIES: trustedProxies.join(', ') }).trustedProxies).toEqual(trustedProxies);
  expect(faultsOf({ TRUSTED_PROXIES: 'proxy.example 10.0.0.0/33 10.0.0.1 ::1/ab' })).toEqual([
    'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not "proxy.example", "10.0.0.0/33", "::1/ab".',
  ]);
});

test('past a pooler there is a way to PostgreSQL itself, which is asked for by DATABASE_POOLED', () => {
  const [pooled, direct] = ['postgresql://keyturn@pooler/keyturn', 'postgresql://keyturn@server/keyturn'];
  const settings = { DATABASE_URL: pooled, DATABASE_POOLED: 'on', DATABASE_DIRECT_URL: direct };
  expect(readSettings(settings)).toMatchObject({ databaseUrl: pooled, directUrl: direct });
  expect(readSettings({ ...settings, DATABASE_DIRECT_URL: '' }).directUrl).toBe(pooled);
  expect(readSettings({ DATABASE_URL: direct }).directUrl).toBeUndefined();
  expect(faultsOf({ ...settings, DATABASE_POOLED: '' })).toEqual([expect.stringContaining('which is not set')]);
  expect(faultsOf({ DATABASE_POOLED: 'on' })).toEqual([expect.stringContaining('needs a DATABASE_URL')]);
});

test('a fault never repeats a URL, which may hold a password', () => {
  expect(faultsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x', SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2');
});

test('plain http is accepted for this machine only', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'keyturn.localhost'])
    expect(faultsOf({ PUBLIC_URL: `http://${host}:8080` })).toEqual([]);
  for (const host of ['keyturn.example', '10.0.0.1', '127.evil.example', 'localhost.example'])
    expect(faultsOf({ PUBLIC_URL: `http://${host}:8080` })).toHaveLength(1);
});

test('an external database may be a socket directory, and gets no demo company unless asked for', () => {
  const own = { DATABASE_URL: 'postgresql://keyturn:pw@/keyturn?host=/run/postgresql' };
  expect(readSettings(own)).toMatchObject({ databaseUrl: own.DATABASE_URL, demo: false });
  expect(readSettings({ ...own, DEMO: 'on' }).demo).toBe(true);
  expect(readSettings({ DEMO: 'off' }).demo).toBe(false);
});

test('roles are split only over a database that the processes can share', () => {
  expect(faultsOf({ KEYTURN_ROLES: 'api' })).toEqual([expect.stringContaining('DATABASE_URL')]);
  expect(readSettings({ KEYTURN_ROLES: 'api worker', DATABASE_URL: 'postgresql://db/k' }).roles).toEqual(
    new Set(['api', 'worker']),
  );
});

test('the browser app against another deployment needs its addresses and a client', () => {
  const foreign = {
    API_URL: 'https://api.example/v1/',
    AUTH_URL: 'https://auth.example',
    CLIENT_ID: 'a',
    CLIENT_SECRET: 'b',
  };
  expect(readSettings(foreign)).toMatchObject({
    foreign: true,
    roles: new Set(['web']),
    apiUrl: 'https://api.example/v1',
    authUrl: 'https://auth.example',
  });
});

test('.env.example is valid and names every setting that is read', () => {
  const text = readFileSync('.env.example', 'utf8');
  expect(readSettings(parseEnv(text) as Record<string, string>)).toEqual(readSettings({}));
  const read = readFileSync('src/start/settings/settings.ts', 'utf8').matchAll(/read\.\w+\('([A-Z_]+)'/g);
  for (const [, name] of read) expect(text).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
});

test('the contact for security is an address of e-mail or of a page', () => {
  const contactOf = (text: string) => readSettings({ SECURITY_CONTACT: text }).securityContact;
  expect(contactOf('security@firm.example')).toBe('mailto:security@firm.example');
  expect(contactOf('mailto:security@firm.example')).toBe('mailto:security@firm.example');
  expect(contactOf('https://firm.example/security')).toBe('https://firm.example/security');
  const fault = 'SECURITY_CONTACT must be an e-mail address, or the address of a page that starts with https://.';
  for (const wrong of ['http://firm.example', 'call us', 'a@b.example\nExpires: never', '@', 'javascript:alert(1)'])
    expect(faultsOf({ SECURITY_CONTACT: wrong })).toEqual([fault]);
});

test('the scanner listens at a socket, or at a host and port', () => {
  const scannerOf = (text: string) => readSettings({ CLAMD: text }).scanner;
  expect(scannerOf('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(scannerOf('scanner.example:3310')).toEqual({ host: 'scanner.example', port: 3310 });
  expect(scannerOf('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(scannerOf('')).toBeUndefined();
  const fault = 'CLAMD must be the path of a socket, or a host and a port such as 127.0.0.1:3310.';
  for (const wrong of ['clamd', 'localhost:0', 'localhost:70000', 'tcp://localhost:3310', 'a b:1'])
    expect(faultsOf({ CLAMD: wrong })).toEqual([fault]);
});
