/** Files by signed links: upright pictures without their metadata, and recordings and documents as they are. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Bounded, digits, LINE } from '#contract/wire.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import { isRendition, type Rotation } from '#store/files/files.ts';
import { linkedIdForm, readLinkedId } from '#store/files/link-signature.ts';
import { extensionOf } from './file-name.ts';
import { checkLink, isShown, sendFile } from './send-file.ts';

const FileQuery = z.object({ expires: digits(z.int()), signature: Bounded(100) });
/** `480.jpg`, `upright-90.jpg`. */
const pictureName = /^(\w+?)(?:-(90|180|270))?\.jpg$/;

export const fileRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/files/:file_id/:name', {
    config: { public: true, allowance: 'files' },
    schema: {
      params: z.object({ file_id: Bounded(LINE).regex(linkedIdForm), name: Bounded(40) }),
      querystring: FileQuery,
    },
    handler: async (request, reply) => {
      const { file_id, name } = request.params;
      const linked = readLinkedId(file_id);
      checkLink(request, linked, request.query);
      const file = await api.library.findLinked(linked);
      if (file === undefined) throw notFound('file');
      const [, rendition = '', angle = '0'] = pictureName.exec(name) ?? [];
      if (file.type === 'IMAGE' && isRendition(rendition)) {
        const path = await api.library
          .renditionPath(file, rendition, Number(angle) as Rotation)
          .catch((error: unknown) => {
            throw error instanceof Refusal ? notFound('file') : error;
          });
        return sendFile(request, reply, {
          path,
          mediaType: 'image/jpeg',
          tag: `${file.sha256}-${rendition}-${angle}`,
          name: `${linked.id}-${name}`,
          isInline: true,
        });
      }
      // The original of a picture holds where it was taken: that needs a bearer.
      if (name !== 'content' || file.type === 'IMAGE') throw notFound('file');
      return sendFile(request, reply, {
        path: api.library.originalPath(file),
        mediaType: file.mediaType,
        tag: file.sha256,
        name: `${linked.id}.${extensionOf(file.mediaType)}`,
        isInline: isShown(file.type),
        overlays: await api.library.findOverlays(file),
      });
    },
  });
};
