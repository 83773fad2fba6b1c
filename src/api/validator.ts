/** Holds what comes in against the contract, and names every fault: by JSON pointer in a body, by parameter elsewhere. */
import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { type Fault, Refusal } from '#domain/refusal.ts';
import { faultWords } from './fault-words.ts';

type Issue = z.core.$ZodIssue;

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const faultOf = httpPart === 'body' ? bodyFault : parameterFault;
  return (given: unknown) => {
    const { data: value, error } = schema.safeParse(given, { error: faultWords });
    if (error === undefined) return { value };
    const faults = error.issues.map(faultOf);
    const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
    return { error: new Refusal('validation_failed', `${count} in the input.`, { faults }) };
  };
};

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
