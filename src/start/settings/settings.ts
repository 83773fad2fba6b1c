/** Every setting of Keyturn: read from the environment and checked here, and nowhere else. Explained in `.env.example`. */
import { resolve } from 'node:path';
import type { Scanner } from '#store/files/file-scan.ts';
import { EnvironmentReader } from './environment-reader.ts';
import { isLoopback } from '../server/loopback.ts';
import { StartFault } from '../start-fault.ts';

const roles = ['web', 'api', 'worker'] as const;
export type ProcessRole = (typeof roles)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Settings = {
  port: number;
  /** Undefined: loopback only, on IPv4 and IPv6 both. */
  host: string | undefined;
  /** An origin without a slash at its end; the first-party redirect URI and the OAuth issuer follow it. */
  publicUrl: string;
  /** Otherwise it is this machine, at PORT. */
  isPublicUrlSet: boolean;
  /** An absolute path. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Set when DATABASE_URL leads to a pooler, which keeps no session: the way to PostgreSQL without it. */
  directUrl: string | undefined;
  /** The address at which the browser app finds the interface; without a slash at its end. */
  apiUrl: string;
  /** `/oauth/authorize` and `/oauth/token` are appended to it. */
  authUrl: string;
  /** Set when the browser app works against another deployment of the interface. */
  foreign: boolean;
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** Undefined: e-mails are kept, and read by the API. */
  smtpUrl: string | undefined;
  /** Undefined: the signatures of PDFs have no time stamps. */
  timeStampUrl: string | undefined;
  rateLimit: boolean;
  logLevel: (typeof logLevels)[number];
  roles: ReadonlySet<ProcessRole>;
  /** Whether the web role builds and serves the browser app itself, beside the token proxy. */
  servesBrowserApp: boolean;
  /** Whether an empty database gets the demo company. */
  demo: boolean;
  /** Whether PUBLIC_URL is this machine. */
  isLocal: boolean;
  webhookAllowLoopback: boolean;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Hosts of identity providers inside the operator's own network. */
  providerHosts: string[];
  /** Domains of e-mail addresses for which the operator vouches: they need no record in the DNS. */
  ownDomains: string[];
  /** Undefined: nothing examines what is uploaded for malware. */
  scanner: Scanner | undefined;
  /** Bytes that the uploads of an account may take unless it has a quota of its own; undefined: no limit. */
  uploadQuota: number | undefined;
  /** The port of operators and of Prometheus. Undefined: there is none. */
  operations: { port: number; host: string; metricsToken: string | undefined } | undefined;
  /** Undefined: `/.well-known/security.txt` is not there. */
  securityContact: string | undefined;
};

export class SettingsFault extends StartFault {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsFault';
    this.faults = faults;
  }
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = new EnvironmentReader(env);

  const port = read.number('PORT', 8080, { min: 1, max: 65_535 });
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (origin !== publicUrl) read.fault('PUBLIC_URL must be an origin such as https://keyturn.example, without a path.');
  if (protocol === 'http:' && !isLoopback(hostname))
    read.fault(
      'PUBLIC_URL must start with https:// unless it is this machine itself: sign-in would travel in the clear.',
    );

  const databaseUrl = read.databaseUrl('DATABASE_URL');
  const directUrl = readDirectUrl(read, databaseUrl);
  const foreignApi = read.url('API_URL', ['http:', 'https:']);
  const foreignAuth = read.url('AUTH_URL', ['http:', 'https:']);
  const clientId = read.text('CLIENT_ID');
  const clientSecret = read.text('CLIENT_SECRET');
  // Read even if wrong, so that everything else missing is named at once.
  const foreign = [read.text('API_URL'), read.text('AUTH_URL')].some((text) => text !== undefined);
  // Another deployment has its own service and database: only the browser app is left to us.
  const active = read.set('KEYTURN_ROLES', roles, foreign ? ['web'] : roles);

  if (foreign) {
    const missing = ['API_URL', 'AUTH_URL', 'CLIENT_ID', 'CLIENT_SECRET'].filter((name) => !env[name]?.trim());
    if (missing.length > 0)
      read.fault(
        `${missing.join(', ')} must be set too: API_URL, AUTH_URL, CLIENT_ID and CLIENT_SECRET belong together.`,
      );
  } else if (clientSecret !== undefined && clientId === undefined) {
    read.fault('CLIENT_SECRET is set without CLIENT_ID.');
  }
  for (const [name, url] of Object.entries({ API_URL: foreignApi, AUTH_URL: foreignAuth })) {
    if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname)) read.fault(`${name} must start with https://.`);
  }
  if (active.size < roles.length && databaseUrl === undefined && !(foreign && isOnlyWeb(active)))
    read.fault('KEYTURN_ROLES splits Keyturn into several processes; they need a DATABASE_URL that they can share.');

  const demo = read.choice('DEMO', ['auto', 'on', 'off'], 'auto');
  const settings: Settings = {
    port,
    host: read.text('HOST'),
    publicUrl: origin,
    isPublicUrlSet: read.text('PUBLIC_URL') !== undefined,
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    directUrl,
    apiUrl: foreignApi ?? `${origin}/api`,
    authUrl: foreignAuth ?? origin,
    foreign,
    clientId,
    clientSecret,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    timeStampUrl: read.url('TIME_STAMP_URL', ['http:', 'https:']),
    rateLimit: read.choice('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    roles: active,
    servesBrowserApp: read.choice('BROWSER_APP', ['on', 'off'], 'on') === 'on',
    demo: demo === 'on' || (demo === 'auto' && databaseUrl === undefined && isLoopback(hostname)),
    isLocal: isLoopback(hostname),
    webhookAllowLoopback:
      read.choice('WEBHOOK_ALLOW_LOOPBACK', ['on', 'off'], isLoopback(hostname) ? 'on' : 'off') === 'on',
    trustedProxies: read.addresses('TRUSTED_PROXIES'),
    providerHosts: read.list('PROVIDER_HOSTS').map((host) => host.toLowerCase()),
    ownDomains: read.list('OWN_DOMAINS').map((domain) => domain.toLowerCase()),
    scanner: read.socket('CLAMD'),
    uploadQuota: read.bytes('UPLOAD_QUOTA'),
    operations: readOperations(read, port),
    securityContact: read.contact('SECURITY_CONTACT'),
  };
  if (read.faults.length > 0) throw new SettingsFault(read.faults);
  return settings;
}

/** The address of PostgreSQL itself, where DATABASE_URL leads to a pooler. */
function readDirectUrl(read: EnvironmentReader, databaseUrl: string | undefined): string | undefined {
  const directUrl = read.databaseUrl('DATABASE_DIRECT_URL');
  if (read.choice('DATABASE_POOLED', ['on', 'off'], 'off') === 'off') {
    if (directUrl !== undefined) read.fault('DATABASE_DIRECT_URL is for DATABASE_POOLED=on, which is not set.');
    return undefined;
  }
  if (read.text('DATABASE_URL') === undefined)
    read.fault('DATABASE_POOLED=on needs a DATABASE_URL, that of the pooler.');
  return directUrl ?? databaseUrl;
}

function readOperations(read: EnvironmentReader, taken: number): Settings['operations'] {
  const port = read.number('OPERATIONS_PORT', 0, { min: 1, max: 65_535 });
  const host = read.text('OPERATIONS_HOST') ?? '127.0.0.1';
  const metricsToken = read.text('METRICS_TOKEN');
  if (port === 0) return undefined;
  if (port === taken) read.fault('OPERATIONS_PORT must be another port than PORT, which everybody reaches.');
  if (!isLoopback(host) && host !== '::1' && metricsToken === undefined)
    read.fault('METRICS_TOKEN must be set where OPERATIONS_HOST is not this machine: others could read /metrics.');
  return { port, host, metricsToken };
}

function isOnlyWeb(active: ReadonlySet<ProcessRole>): boolean {
  return active.size === 1 && active.has('web');
}
