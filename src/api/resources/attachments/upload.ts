/** Reads a multipart upload: one file in the member `upload`, and its descriptions. */
import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { AttachmentChange } from '#contract/attachment.ts';
import { LINE, PARAGRAPH } from '#contract/wire.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { ReceivedFile } from '#store/files/file-intake.ts';
import { faultWords } from '../../fault-words.ts';
import { validatorCompiler } from '../../validator.ts';

export type Upload = { file: ReceivedFile; description: string | null; filename: string | null };

/** The kinds have their own limits; this one ends what no kind may be. */
const MOST_BYTES = 500_000_001;
/** A text that is cut off here is too long for its member in any case. */
const MOST_FIELD_BYTES = 4 * PARAGRAPH;
/** Each character of a name may come as three, such as %22. */
const LONGEST_ENCODED = 3 * LINE;

/** The body is read as a stream by the handler; its schema is for the API's description. */
export const uploadValidator: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body'
    ? (data: unknown) => ({ value: data })
    : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

const missing: Fault = {
  pointer: '/upload',
  code: 'missing',
  detail: 'The file goes into the multipart member upload.',
};

const nameless: Fault = {
  ...missing,
  detail: 'The member upload has no filename, and so was read as text; a file has one.',
};

export async function readUpload(
  request: FastifyRequest,
  accountId: number = request.caller.accountId,
): Promise<Upload> {
  if (!request.isMultipart()) throw invalid(missing);
  const { library } = request.server;
  let received: Omit<Upload, 'description'> | undefined;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({
      limits: { fileSize: MOST_BYTES, files: 2, fields: 20, fieldSize: MOST_FIELD_BYTES },
    })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== 'upload' || received !== undefined) throw await unexpectedFile(part);
      else {
        const filename = nameOf(part.filename);
        const claims = { filename, declaredType: part.mimetype };
        received = { filename, file: await library.receive(accountId, part.file, claims) };
      }
    }
    if (received === undefined) throw invalid(fields['upload'] === undefined ? missing : nameless);
    return { ...received, description: descriptionOf(fields) };
  } catch (error) {
    if (received !== undefined) await library.discard(received.file);
    throw refusalOf(error);
  }
}

/** Undefined when the upload was a repetition (Idempotency-Key) and has been answered; its bytes are not needed then. */
export async function uploadOnce<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, description, filename }: Upload,
  add: () => Promise<Result>,
): Promise<Result | undefined> {
  const { answerAgain, library } = request.server;
  try {
    if (await answerAgain(request, reply, JSON.stringify([file.sha256, description, filename]))) {
      await library.discard(file);
      return undefined;
    }
  } catch (error) {
    await library.discard(file);
    throw error;
  }
  return add();
}

async function unexpectedFile(part: Extract<Multipart, { type: 'file' }>): Promise<Refusal> {
  part.file.resume();
  return invalid({
    pointer: `/${part.fieldname}`,
    code: 'unexpected',
    detail: 'One file is taken at a time, in the member upload.',
  });
}

function descriptionOf(fields: Record<string, unknown>): string | null {
  const parsed = AttachmentChange.safeParse(fields, { error: faultWords });
  if (parsed.success) return parsed.data.description ?? null;
  throw invalid(
    ...parsed.error.issues.map(({ code, message }) => ({
      pointer: '/description',
      code,
      detail: `description ${message}`,
    })),
  );
}

/**
 * Decodes quotes and line ends in a name as forms write them (HTML, multipart/form-data encoding), and nothing else.
 */
const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The last segment: some browsers send a path. */
function nameOf(filename: string | undefined): string | null {
  const plain = (filename ?? '')
    .slice(-LONGEST_ENCODED)
    .replaceAll(/%22|%0D|%0A/g, (escape) => escapes[escape] ?? escape);
  const name = plain.split(/[\\/]/).at(-1)?.replaceAll('\u0000', '').toWellFormed().trim() ?? '';
  return name === '' ? null : name.slice(-LINE);
}

/** The multipart reader's complaints, in our words. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code, message } = error as { code?: string; message: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('too_large', 'No file may have more than 500 MB.');
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return invalid({ pointer: '', code: 'unexpected', detail: 'One file is taken at a time, in the member upload.' });
  const isMalformed =
    code === 'FST_MP_PREMATURE_CLOSE' ||
    code === 'FST_PROTO_VIOLATION' ||
    /unexpected end|boundary|malformed/i.test(message);
  return isMalformed ? new Refusal('body_unreadable', 'The multipart body is damaged.') : error;
}
