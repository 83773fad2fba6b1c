/** `/a/<token>`: a contact looks at an appointment, confirms it, or asks for another time. Looking changes nothing. */
import fastifyFormbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { answerKinds, appointmentStanding, longestAnswerNote } from '#domain/message/appointment-answer.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { type AppointmentLink, findAppointmentLink } from '#store/inspections/appointment-answers.ts';
import { problemPage } from '../oauth/pages/problem-page.ts';
import { keepAddressSecret } from '../oauth/pages/secret-address.ts';
import { sendPage } from '../oauth/pages/send-page.ts';
import { buildAddressLimit } from '../plugins/allowances.ts';
import { answerAppointment, type Outcome } from './answer-appointment.ts';
import { appointmentPage, endedLinkPage, type Fault, type Shown } from './appointment-page.ts';

export type AppointmentOptions = { database: Database; settings: { publicUrl: string; rateLimit?: boolean } };
type Linked = { Params: { token: string } };

const FORM_LIMIT = 16 * 1024;

/** Mounted under `/a`. */
export const appointmentPlugin: FastifyPluginAsync<AppointmentOptions> = async (app, { database, settings }) => {
  const { publicUrl, rateLimit = false } = settings;
  const store = buildStore(database);
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
    const { kind, note, at } = readAnswer(body);
    if (kind === undefined || at === undefined) return show(reply, link);
    if (kind === 'another_time' && note === '') return show(reply, link, { fault: 'note missing' });
    const answer = { kind, note: kind === 'another_time' ? note : null, for: at };
    const outcome = await answerAppointment(store, link, answer, publicUrl);
    const fault = faultOf[outcome];
    if (fault !== undefined) return show(reply, link, { fault, note });
    // Read again by GET: reloading the page answers nothing.
    return reply.redirect(`/a/${params.token}`, 303);
  });

  async function show(reply: FastifyReply, link: AppointmentLink, entered?: { fault: Fault; note?: string }) {
    return sendPage(reply, appointmentPage(await read(link), entered));
  }

  async function read({ accountId, inspectionId, contactId, mayAnswer }: AppointmentLink): Promise<Shown> {
    const [row, account, contacts] = await Promise.all([
      store.inspections.get({ accountId, clientId: null }, inspectionId),
      store.people.getAccount(accountId),
      store.inspectionContacts.list(accountId, inspectionId),
    ]);
    const answer = contacts.find(({ id }) => id === contactId)?.answer ?? null;
    return { row, account, standing: appointmentStanding(row, Date.now()), answer, mayAnswer };
  }
};

/** The page itself says what is no longer open. */
const faultOf: Readonly<Record<Outcome, Fault | undefined>> = {
  taken: undefined,
  'not open': undefined,
  moved: 'moved',
  'too many': 'too many',
  'not allowed': 'not allowed',
};

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
    at: Number.isNaN(Date.parse(at)) ? undefined : at,
  };
}
