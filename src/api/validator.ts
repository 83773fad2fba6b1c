/** Checks input against the contract, and names every fault: by JSON pointer in a body, by parameter elsewhere. */
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';
import { type Fault, Refusal } from '#domain/refusal.ts';
import { faultWords } from './fault-words.ts';
import { escapeStep } from './json-pointer.ts';
import { findOverfull } from './overfull.ts';
import { MOST_FAULTS } from './problem.ts';
import { membersOf, unwrapped } from './schema-members.ts';

type Issue = z.core.$ZodIssue;

/** For a body or a query: it also knows which members are valid all the same. */
export class InputRefusal extends Refusal {
  readonly part: 'body' | 'querystring';
  readonly members: () => unknown;

  constructor(part: InputRefusal['part'], faults: Fault[], members: () => unknown) {
    super('validation_failed', faultCount(faults), { faults });
    this.part = part;
    this.members = members;
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (given: unknown) => {
    const overfull = findOverfull(given);
    if (overfull !== undefined)
      return { error: new Refusal('validation_failed', faultCount([overfull]), { faults: [overfull] }) };
    const { data: value, error } = schema.safeParse(given, { error: faultWords });
    if (error === undefined) return { value };
    // An address that cannot be of anything is one that is not there, in the same words for all.
    if (httpPart === 'params' && !error.issues.every(isOfOwnName))
      return { error: new Refusal('not_found', 'There is nothing at this address.') };
    const writeFault = httpPart === 'body' ? bodyFault : (issue: Issue) => parameterFault(issue, given);
    const issues = error.issues.slice(0, MOST_FAULTS);
    const faults = telling(issues).map(writeFault);
    if (issues.length < error.issues.length)
      return { error: new Refusal('validation_failed', `${error.issues.length} faults in the input.`, { faults }) };
    if (httpPart === 'body' || httpPart === 'querystring') {
      return { error: new InputRefusal(httpPart, faults, () => validMembers(schema, given)) };
    }
    return { error: new Refusal('validation_failed', faultCount(faults), { faults }) };
  };
};

/** The caller thinks of this part of an address, and learns what is wrong with it. */
function isOfOwnName({ path }: Issue): boolean {
  return path[0] === 'external_id';
}

/**
 * Leaves out faults that follow from another fault of the same member: limits of a value that has the wrong type, those
 * of every whole number beside its own, and the same words twice.
 */
function telling(issues: Issue[]): Issue[] {
  const isOfEvery = (issue: Issue) =>
    (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
    (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);
  const byPlace = Map.groupBy(issues, ({ path }) => JSON.stringify(path));
  return [...byPlace.values()].flatMap((together) => {
    const wrongType = together.find(({ code }) => code === 'invalid_type');
    if (wrongType !== undefined) return [wrongType];
    const own = together.filter((issue) => !isOfEvery(issue));
    const said = own.length > 0 ? own : together;
    return said.filter(({ message }, at) => said.findIndex((other) => other.message === message) === at);
  });
}

export function faultCount(faults: Fault[]): string {
  return `${faults.length === 1 ? 'One fault' : `${faults.length} faults`} in the input.`;
}

function bodyFault({ path, code, message }: Issue): Fault {
  const place = path.length === 0 ? 'the body' : path.join('/');
  return { pointer: path.map((step) => `/${escapeStep(String(step))}`).join(''), code, detail: `${place} ${message}` };
}

function parameterFault({ path, code, message }: Issue, given: unknown): Fault {
  const name = String(path[0] ?? '');
  // `page=2&page=3` comes as a list.
  const isRepeated = path.length === 1 && Array.isArray((given as Record<string, unknown> | null)?.[name]);
  if (isRepeated && /^invalid_(type|value|format|union)$/.test(code))
    return { parameter: name, code, detail: `${name} must be given once` };
  return { parameter: String(path[0] ?? ''), code, detail: `${path.join('/')} ${message}` };
}

/**
 * The valid rest of a body. An object that has one member alone is whole or not there; an invalid entry of a list is
 * undefined, so that the others keep their places.
 */
export type Members<Schema extends z.ZodType> = Partly<z.output<Schema>>;
type Partly<Value> = Value extends readonly (infer Element)[]
  ? readonly (Element | undefined)[]
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;

/** Objects member by member, lists entry by entry, everything else whole or not at all; undefined when nothing is valid. */
function validMembers(schema: z.ZodType, given: unknown): unknown {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  if (given === null || typeof given !== 'object') return undefined;
  if (Array.isArray(given)) return validEntries(schema, given, error.issues);
  const memberOf = membersOf(schema);
  if (memberOf === undefined) return undefined;
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const member = memberOf(name);
    const valid = member && validMembers(member, value);
    return valid === undefined ? [] : [[name, valid] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** None of a list that is too long, or has another fault as a whole. */
function validEntries(schema: z.ZodType, given: unknown[], issues: Issue[]): unknown[] | undefined {
  const entry = unwrapped(schema);
  if (!(entry instanceof z.ZodArray) || issues.some(({ path }) => path.length === 0)) return undefined;
  const faulty = new Set(issues.map(({ path }) => path[0]));
  const kept: unknown[] = Array.from({ length: given.length });
  given.forEach((value, at) => {
    const { success, data } = faulty.has(at) ? { success: false } : (entry.element as z.ZodType).safeParse(value);
    if (success) kept[at] = data;
  });
  return kept.length === 0 ? undefined : kept;
}
