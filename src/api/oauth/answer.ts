/** Answers of the OAuth endpoints: flat fields in JSON, or in XML as children of `oauth` (not JSONx). */
import type { FastifyReply } from 'fastify';
import { preferredFormat } from '../plugins/negotiation.ts';

export type AnswerFields = Record<string, string | number | boolean>;

export function sendFields(reply: FastifyReply, status: number, fields: AnswerFields): FastifyReply {
  reply.code(status).header('cache-control', 'no-store').header('pragma', 'no-cache');
  if (preferredFormat(reply.request.headers.accept) === 'xml') {
    return reply.type('application/xml; charset=utf-8').send(writeOAuthXml(fields));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(fields));
}

/** `{ error: 'invalid_grant' }` → `<oauth><error>invalid_grant</error></oauth>` */
export function writeOAuthXml(fields: AnswerFields): string {
  const children = Object.entries(fields).map(([name, value]) => `<${name}>${escapeText(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<oauth>${children.join('')}</oauth>\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
