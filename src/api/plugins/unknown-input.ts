/**
 * Names what a request says beyond what its operation knows: in `Keyturn-Ignored`, or in a refusal where the request
 * prefers strict handling (RFC 7240). The names are the caller's own; nothing of the service is among them.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Fault, Refusal } from '#domain/refusal.ts';
import { unknownMembers, unknownParameters } from '../unknown-input.ts';
import { faultCount, InputRefusal, validatorCompiler } from '../validator.ts';

/** Proxies refuse long headers: what does not fit is counted. */
const MOST_CHARACTERS = 1000;

/**
 * A list of strings by RFC 9651: `"/colour", "/address/floor"`, and `"/colour";more=7` where seven more did not fit.
 * Characters that a header cannot carry are percent-encoded.
 */
export function listOfStrings(names: string[]): string {
  let list = '';
  for (const [at, name] of names.entries()) {
    const item = `${list === '' ? '' : ', '}${quoted(name)}`;
    if (list.length + item.length > MOST_CHARACTERS)
      return list === '' ? `"";more=${names.length}` : `${list};more=${names.length - at}`;
    list += item;
  }
  return list;
}

function quoted(name: string): string {
  const safe = name.toWellFormed().replaceAll(/[^\x20-\x24\x26-\x7e]+/g, encodeURIComponent);
  return `"${safe.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** `Prefer: respond-async, handling=strict; wait=10`; the first of a name counts. */
export function prefersStrict(prefer: string | string[] | undefined): boolean {
  const preferences = [prefer ?? ''].flat().join(',').split(',');
  const handling = preferences
    .map((preference) => preference.split(';')[0]?.replaceAll(/[\s"]/g, '').toLowerCase() ?? '')
    .find((preference) => /^handling(=|$)/.test(preference));
  return handling === 'handling=strict';
}

export const unknownInput = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('preValidation', (request, reply, done) => {
    const { config, schema = {} } = request.routeOptions;
    if (config.operation === undefined) return done();
    const members = isValue(request) ? unknownMembers(schema.body, request.body) : [];
    const parameters = unknownParameters(schema.querystring, request.query as object);
    const isStrict = prefersStrict(request.headers.prefer);
    if (isStrict) reply.header('preference-applied', 'handling=strict');
    if (members.length + parameters.length === 0) return done();
    if (isStrict) return done(refusalOf(request, members, parameters));
    reply.header('keyturn-ignored', listOfStrings([...members, ...parameters]));
    done();
  });
});

/** Read as JSON or JSONx: no upload, and no part of a file. */
function isValue({ headers }: FastifyRequest): boolean {
  return /^application\/(json|xml)/i.test(headers['content-type'] ?? '');
}

/** Together with the faults of what is known, so that all are named at once. */
function refusalOf(
  { routeOptions, body, query, url }: FastifyRequest,
  members: string[],
  parameters: string[],
): Refusal {
  const { schema = {} } = routeOptions;
  const faultsOf = (httpPart: 'body' | 'querystring', given: unknown): Fault[] => {
    const part = schema[httpPart];
    if (part === undefined) return [];
    const checked = validatorCompiler({ schema: part as never, httpPart, method: '', url })(given) as { error?: Error };
    return checked.error instanceof InputRefusal ? checked.error.faults : [];
  };
  const faults: Fault[] = [
    ...members.map((pointer) => ({ pointer, code: 'unknown', detail: `${pointer.slice(1)} is not known here` })),
    ...parameters.map((parameter) => ({ parameter, code: 'unknown', detail: `${parameter} is not known here` })),
    ...faultsOf('body', body),
    ...faultsOf('querystring', query),
  ];
  return new Refusal('validation_failed', faultCount(faults), { faults });
}
