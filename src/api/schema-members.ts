/** The schemas inside a schema: of the members of an object, below whatever is wrapped around it. */
import * as z from 'zod';

/** The schemas of an object's members by name, below what is wrapped around it. */
export function membersOf(schema: unknown): ((name: string) => z.ZodType | undefined) | undefined {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodRecord) {
    const { keyType, valueType } = plain;
    return (name) => ((keyType as z.ZodType).safeParse(name).success ? (valueType as z.ZodType) : undefined);
  }
  if (!(plain instanceof z.ZodObject)) return undefined;
  return (name) => (Object.hasOwn(plain.shape, name) ? plain.shape[name] : undefined);
}

export function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.out) : schema;
}
