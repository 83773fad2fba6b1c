/** `/a/<token>`: a contact looks at an appointment, confirms it, asks for another time, or takes one. Looking changes nothing. */
import fastifyFormbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import {
  answerKinds,
  appointmentStanding,
  longestAnswerNote,
  mayTakeTimes,
  standardAnswerChoice,
} from '#domain/message/appointment-answer.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { type AppointmentLink, findAppointmentLink } from '#store/inspections/appointment-answers.ts';
import { problemPage } from '../oauth/pages/problem-page.ts';
import { keepAddressSecret } from '../oauth/pages/secret-address.ts';
import { sendPage } from '../oauth/pages/send-page.ts';
import { buildAddressLimit } from '../plugins/allowances.ts';
import { answerAppointment } from './answer-appointment.ts';
import { appointmentPage, endedLinkPage, type Entered, type Shown } from './appointment-page.ts';
import { listAlternatives, listOwnTimes } from './own-times.ts';
import { type TakenTime, takeTime } from './take-time.ts';

export type AppointmentOptions = { database: Database; settings: { publicUrl: string; rateLimit?: boolean } };
type Linked = { Params: { token: string } };

/** Each holds a connection while it waits for the row of its clerk: hundreds together would leave none for anybody else. */
const TAKEN_AT_ONCE = 2;

const FORM_LIMIT = 16 * 1024;

/** Mounted under `/a`. */
export const appointmentPlugin: FastifyPluginAsync<AppointmentOptions> = async (app, { database, settings }) => {
  const { publicUrl, rateLimit = false } = settings;
  const store = buildStore(database);
  const inTurn = pLimit(TAKEN_AT_ONCE);
  const limit = rateLimit ? buildAddressLimit('appointment', buildRateLimitStore(database)) : undefined;
  await app.register(fastifyFormbody, { bodyLimit: FORM_LIMIT });

  keepAddressSecret(app);
  app.addHook('onRequest', async (request, reply) => {
    const wait = await limit?.(request.ip);
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    return sendPage(reply, problemPage(429, `Too many requests. Please try again in ${wait} seconds.`));
  });

  app.get<Linked>('/:token', async ({ params }, reply) => {
    const link = await findAppointmentLink(database, params.token);
    return link === undefined ? sendPage(reply, endedLinkPage()) : sendPage(reply, appointmentPage(await read(link)));
  });

  app.post<Linked>('/:token', async ({ params, body }, reply) => {
    const link = await findAppointmentLink(database, params.token);
    if (link === undefined) return sendPage(reply, endedLinkPage());
    const { kind, note, at, taken } = readAnswer(body);
    if (at === undefined) return show(reply, link);
    if (taken !== undefined)
      return inTurn(() => take(reply, { link, url: `/a/${params.token}` }, { at: taken, for: at }));
    if (kind === undefined) return show(reply, link);
    if (kind === 'another_time' && note === '') return show(reply, link, { fault: 'note missing' });
    const answer = { kind, note: kind === 'another_time' ? note : null, for: at };
    const outcome = await answerAppointment(store, link, answer, publicUrl);
    if (isFault(outcome)) return show(reply, link, { fault: outcome, note });
    // Read again by GET: reloading the page answers nothing.
    return reply.redirect(`/a/${params.token}`, 303);
  });

  async function take(reply: FastifyReply, { link, url }: { link: AppointmentLink; url: string }, time: TakenTime) {
    const outcome = await takeTime(store, link, time, publicUrl);
    if (isFault(outcome)) return show(reply, link, { fault: outcome, wanted: time.at });
    return reply.redirect(url, 303);
  }

  async function show(reply: FastifyReply, link: AppointmentLink, entered?: Entered) {
    return sendPage(reply, appointmentPage(await read(link, entered?.wanted), entered));
  }

  async function read(link: AppointmentLink, wanted?: string): Promise<Shown> {
    const { accountId, inspectionId, contactId, mayAnswer } = link;
    const [row, account, contacts] = await Promise.all([
      store.inspections.get({ accountId, clientId: null }, inspectionId),
      store.people.getAccount(accountId),
      store.inspectionContacts.list(accountId, inspectionId),
    ]);
    const answer = contacts.find(({ id }) => id === contactId)?.answer ?? null;
    const standing = appointmentStanding(row, Date.now());
    const choice = account.settings.appointmentAnswers ?? standardAnswerChoice;
    const mayTake = mayAnswer && standing === 'open' && mayTakeTimes(choice);
    const times = mayTake ? await timesFor(row, wanted) : [];
    return { row, account, standing, answer, mayAnswer, times };
  }

  const timesFor = (row: Shown['row'], wanted?: string) =>
    wanted === undefined ? listOwnTimes(store, row) : listAlternatives(store, row, wanted);
};

/** The page itself says what is no longer open. */
const isFault = <One extends string>(outcome: One): outcome is Exclude<One, 'taken' | 'not open'> =>
  outcome !== 'taken' && outcome !== 'not open';

/** A field that comes twice has no value, and an answer that we do not know is none. */
function readAnswer(body: unknown) {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const at = text('for');
  return {
    kind: answerKinds.find((one) => one === text('answer')),
    note: text('note').replaceAll('\0', '').trim().slice(0, longestAnswerNote),
    at: momentIn(at),
    taken: text('answer') === 'take' ? momentIn(text('at')) : undefined,
  };
}

function momentIn(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
