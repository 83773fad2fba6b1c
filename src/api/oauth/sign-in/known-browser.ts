/**
 * The browsers that people have signed in with before: a signed cookie names the last few of them. Guessers elsewhere
 * cannot lock these out, and a stolen cookie allows no more tries than anybody has (OWASP: device cookies).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserKey } from '#store/directory/sign-in-names.ts';

/** As long as browsers keep any cookie. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 3600;
/** People who share one browser. */
const MOST_PEOPLE = 5;

export type KnownBrowser = {
  /** Names the browser, to count this person's tries in it; undefined when they have never signed in here. */
  find: (request: FastifyRequest, user: UserKey) => string | undefined;
  remember: (request: FastifyRequest, reply: FastifyReply, user: UserKey) => void;
};

type Entry = UserKey & { nonce: string };

export function buildKnownBrowser(publicUrl: string, key: Buffer): KnownBrowser {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const name = isSecure ? '__Host-keyturn-browser' : `keyturn-browser-${port || '80'}`;

  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const write = ({ accountId, id, nonce }: Entry): string => {
    const text = `${accountId}.${id}.${nonce}`;
    return `${text}.${sign(text)}`;
  };
  /** `7.12.<nonce>.<signature>~…`; what nobody here has signed is left out. */
  const read = ({ cookies }: FastifyRequest): Entry[] =>
    (cookies[name] ?? '').split('~', MOST_PEOPLE).flatMap((written) => {
      const [accountId = '', id = '', nonce = '', signature = ''] = written.split('.', 4);
      const wanted = Buffer.from(sign(`${accountId}.${id}.${nonce}`));
      const given = Buffer.from(signature);
      const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
      return isOurs ? [{ accountId: Number(accountId), id: Number(id), nonce }] : [];
    });
  const isOf =
    (user: UserKey) =>
    ({ accountId, id }: Entry): boolean =>
      accountId === user.accountId && id === user.id;

  return {
    find: (request, user) => read(request).find(isOf(user))?.nonce,
    remember: (request, reply, user) => {
      const entries = read(request);
      const nonce = entries.find(isOf(user))?.nonce ?? randomBytes(16).toString('base64url');
      const others = entries.filter((entry) => !isOf(user)(entry));
      const kept = [{ accountId: user.accountId, id: user.id, nonce }, ...others].slice(0, MOST_PEOPLE);
      reply.setCookie(name, kept.map(write).join('~'), {
        httpOnly: true,
        secure: isSecure,
        sameSite: 'strict',
        path: isSecure ? '/' : '/oauth',
        maxAge: FOUR_HUNDRED_DAYS,
      });
    },
  };
}
