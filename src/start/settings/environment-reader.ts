import { isIP } from 'node:net';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads single variables and gathers their faults, so that all can be named at once. */
export class EnvironmentReader {
  readonly faults: string[] = [];
  private readonly env: Record<string, string | undefined>;

  constructor(env: Record<string, string | undefined>) {
    this.env = env;
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  /** An empty variable counts as unset: `PORT= npm start` and compose files write them so. */
  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  list(name: string): string[] {
    return (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean);
  }

  /** Addresses, ranges such as 10.0.0.0/8, and the names that stand for the ranges of one machine or network. */
  addresses(name: string): string[] {
    const given = this.list(name);
    const odd = given.filter((text) => !namedRanges.includes(text) && !isAddressOrRange(text));
    if (odd.length > 0)
      this.fault(
        `${name} must be addresses or ranges such as 10.0.0.0/8, not ${odd.map((text) => `"${text}"`).join(', ')}.`,
      );
    return given;
  }

  number(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.fault(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const chosen = choices.find((choice) => choice === text.toLowerCase());
    if (chosen === undefined) this.fault(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
    return chosen ?? fallback;
  }

  set<Choice extends string>(name: string, choices: readonly Choice[], fallback: readonly Choice[]): Set<Choice> {
    const wanted = this.list(name);
    if (wanted.length === 0) return new Set(fallback);
    const unknown = wanted.filter((word) => !choices.some((choice) => choice === word));
    if (unknown.length > 0) this.fault(`${name} knows ${choices.join(', ')}, not ${unknown.join(', ')}.`);
    return new Set(choices.filter((choice) => wanted.includes(choice)));
  }

  /** The URL without the slash at its end. Its value is never repeated in a fault: it may hold a password. */
  url(name: string, protocols: string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
    if (!url || !protocols.includes(url.protocol) || !url.hostname) {
      this.fault(`${name} must be a URL that starts with ${schemes}`);
      return undefined;
    }
    return text.replace(/(?<!\/)\/+$/, '');
  }

  /** `20 GB`, in decimal units. */
  bytes(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const bytes = readBytes(text);
    if (bytes === undefined) this.fault(`${name} must be a size such as 20 GB, not "${text}".`);
    return bytes;
  }

  /** The path of a socket, or `host:port`. */
  socket(name: string): { path: string } | { host: string; port: number } | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text.startsWith('/')) return { path: text };
    const [, host, port] = /^([^\s/:]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(text) ?? [];
    if (host !== undefined && Number(port) > 0 && Number(port) < 65_536)
      return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
    this.fault(`${name} must be the path of a socket, or a host and a port such as 127.0.0.1:3310.`);
    return undefined;
  }

  /** An e-mail address, given back as a `mailto:` address, or the address of a page. */
  contact(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const contact = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text;
    if (/^(mailto:[^\s@]+@|https:\/\/)\S+$/.test(contact) && URL.canParse(contact)) return contact;
    this.fault(`${name} must be an e-mail address, or the address of a page that starts with https://.`);
    return undefined;
  }

  /** `postgresql://user:password@/name?host=/socket/directory` has no host, which URL does not accept. */
  databaseUrl(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || /^postgres(ql)?:\/\/\S+$/.test(text)) return text;
    this.fault(`${name} must be a URL that starts with postgresql://`);
    return undefined;
  }
}

const units: Record<string, number> = { MB: 1e6, GB: 1e9, TB: 1e12 };

/** `20 GB` → 20_000_000_000; undefined where it is no size. */
export function readBytes(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?) ?([MGT]B)$/i.exec(text.trim()) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * (units[unit.toUpperCase()] ?? 0));
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
