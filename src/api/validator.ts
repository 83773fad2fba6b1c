/** Holds what comes in against the contract, and names every fault: by JSON pointer in a body, by parameter elsewhere. */
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';
import { type Fault, Refusal } from '#domain/refusal.ts';
import { faultWords } from './fault-words.ts';

type Issue = z.core.$ZodIssue;

/** Of a body: it also knows which members are valid all the same. */
export class BodyRefusal extends Refusal {
  readonly members: () => unknown;

  constructor(faults: Fault[], members: () => unknown) {
    super('validation_failed', faultCount(faults), { faults });
    this.members = members;
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (given: unknown) => {
    const { data: value, error } = schema.safeParse(given, { error: faultWords });
    if (error === undefined) return { value };
    // An address that cannot be of anything is one that is not there, in the same words for all.
    if (httpPart === 'params') return { error: new Refusal('not_found', 'There is nothing at this address.') };
    if (httpPart === 'body') {
      return { error: new BodyRefusal(error.issues.map(bodyFault), () => validMembers(schema, given)) };
    }
    const faults = error.issues.map(parameterFault);
    return { error: new Refusal('validation_failed', faultCount(faults), { faults }) };
  };
};

export function faultCount(faults: Fault[]): string {
  return `${faults.length === 1 ? 'One fault' : `${faults.length} faults`} in the input.`;
}

function bodyFault({ path, code, message }: Issue): Fault {
  const place = path.length === 0 ? 'the body' : path.join('/');
  return { pointer: path.map((step) => `/${escapeStep(String(step))}`).join(''), code, detail: `${place} ${message}` };
}

/** RFC 6901: `a/b~c` → `a~1b~0c`. */
function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function parameterFault({ path, code, message }: Issue): Fault {
  return { parameter: String(path[0] ?? ''), code, detail: `${path.join('/')} ${message}` };
}

/** What is left of a body without its faults. An object that has one member alone is whole or not there. */
export type Members<Schema extends z.ZodType> = Partly<z.output<Schema>>;
type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;

/** Objects member by member, everything else whole or not at all; undefined when nothing is valid. */
export function validMembers(schema: z.ZodType, given: unknown): unknown {
  const { success, data } = schema.safeParse(given);
  if (success) return data;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return undefined;
  const memberOf = membersOf(schema);
  if (memberOf === undefined) return undefined;
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const member = memberOf(name);
    const valid = member && validMembers(member, value);
    return valid === undefined ? [] : [[name, valid] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The schemas of an object's members by name, below what is wrapped around it. */
function membersOf(schema: unknown): ((name: string) => z.ZodType | undefined) | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return membersOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return membersOf(schema.out);
  if (schema instanceof z.ZodRecord) return () => schema.valueType as z.ZodType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  return (name) => (Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined);
}
