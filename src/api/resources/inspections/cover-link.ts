/** The address of an inspection's cover picture. */
import type { FastifyInstance } from 'fastify';
import { imageLink } from '../attachments/present.ts';
import type { CoverLink } from './present.ts';

export function coverLinks(api: FastifyInstance): CoverLink {
  return ({ accountId, coverFileId, coverRotation }) =>
    coverFileId === null || coverRotation === null
      ? undefined
      : imageLink(api, { accountId, id: coverFileId }, coverRotation);
}
