/**
 * JSONx (draft-rsalz-jsonx-00): JSON as XML and back. Lossless for every value whose strings XML 1.0 can carry;
 * other characters become U+FFFD on output.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Refusal } from '#domain/refusal.ts';

const NAMESPACE = 'http://www.ibm.com/xmlns/prod/2009/jsonx';
const DEPTH = 64;

// Characters that XML 1.0 cannot carry even as a reference: most C0 controls, lone surrogates, U+FFFE and U+FFFF.
const uncarriable =
  // oxlint-disable-next-line no-control-regex -- the control characters are the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeText(text: string): string {
  return text.replaceAll(uncarriable, '\ufffd').replaceAll(/[&<>\r]/g, (one) => escapes[one] ?? one);
}

/** In attributes a parser also turns tab and line feed into spaces. */
function escapeName(text: string): string {
  return text.replaceAll(uncarriable, '\ufffd').replaceAll(/[&<>"\t\n\r]/g, (one) => escapes[one] ?? one);
}

export function writeJsonx(value: unknown): string {
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  writeValue(value, '', ` xmlns:json="${NAMESPACE}"`, out);
  return out.join('');
}

function writeValue(given: unknown, name: string, declaration: string, out: string[]): void {
  const value = typeof (given as { toJSON?: unknown } | null)?.toJSON === 'function' ? (given as Date).toJSON() : given;
  const head = `${declaration}${name}`;
  if (value === null || value === undefined) out.push(`<json:null${head}/>`);
  else if (typeof value === 'string') out.push(`<json:string${head}>${escapeText(value)}</json:string>`);
  else if (typeof value === 'number')
    out.push(Number.isFinite(value) ? `<json:number${head}>${value}</json:number>` : `<json:null${head}/>`);
  else if (typeof value === 'boolean') out.push(`<json:boolean${head}>${value}</json:boolean>`);
  else if (Array.isArray(value)) {
    out.push(`<json:array${head}>`);
    for (const element of value) writeValue(element, '', '', out);
    out.push('</json:array>');
  } else {
    out.push(`<json:object${head}>`);
    for (const [key, member] of Object.entries(value)) {
      if (member !== undefined) writeValue(member, ` name="${escapeName(key)}"`, '', out);
    }
    out.push('</json:object>');
  }
}

type Open = { kind: string; name: string | undefined; value: unknown; text: string };
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Reads a JSONx document, or refuses it with the place of the fault. */
export function readJsonx(xml: string): unknown {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const stack: Open[] = [];
  let result: { value: unknown } | undefined;
  const refuse = (why: string): never => {
    throw new Refusal(
      'body_unreadable',
      `The body is not JSONx: ${why} (line ${parser.line}, column ${parser.column}).`,
    );
  };

  parser.on('error', (error) => refuse(error.message.replace(/^\d+:\d+:\s*/, '')));
  parser.on('doctype', () => refuse('a DOCTYPE is not allowed'));
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (tag.uri !== NAMESPACE) refuse(`element ${tag.name} is not in the namespace ${NAMESPACE}`);
    if (stack.length >= DEPTH) refuse(`nested more than ${DEPTH} deep`);
    const parent = stack.at(-1);
    if (parent !== undefined && parent.kind !== 'object' && parent.kind !== 'array')
      refuse(`${parent.kind} has a child element`);
    const name = tag.attributes['name']?.value;
    if (parent?.kind === 'object' && name === undefined) refuse(`a member of an object has no name`);
    stack.push({ kind: tag.local, name, value: startValue(tag.local, refuse), text: '' });
  });
  const takeText = (text: string) => {
    const current = stack.at(-1);
    if (current !== undefined) current.text += text;
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (closed === undefined) return;
    const value = finishValue(closed, refuse);
    const parent = stack.at(-1);
    if (parent === undefined) result = { value };
    else if (parent.kind === 'array') (parent.value as unknown[]).push(value);
    // A plain assignment to `__proto__` would change the object's prototype instead of adding a member.
    else
      Object.defineProperty(parent.value, closed.name ?? '', {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
  });

  parser.write(xml).close();
  return result === undefined ? refuse('there is no element') : result.value;
}

function startValue(kind: string, refuse: (why: string) => never): unknown {
  if (kind === 'object') return {};
  if (kind === 'array') return [];
  if (kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'null') return undefined;
  return refuse(`${kind} is no JSONx element`);
}

function finishValue({ kind, value, text }: Open, refuse: (why: string) => never): unknown {
  if (kind === 'string') return text;
  const word = text.trim();
  if (kind === 'number') return jsonNumber.test(word) ? Number(word) : refuse(`'${word.slice(0, 40)}' is no number`);
  if (kind === 'boolean')
    return word === 'true' || word === 'false' ? word === 'true' : refuse(`'${word.slice(0, 40)}' is no boolean`);
  if (word !== '') refuse(`${kind} contains text`);
  return kind === 'null' ? null : value;
}
