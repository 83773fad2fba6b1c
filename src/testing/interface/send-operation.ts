/** Requests made from the operations that the OpenAPI document describes. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { isForTenants } from '#api/operations.ts';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import type { Ids } from '../everything-parts.ts';
import type { Everything } from '../given-everything.ts';
import { multipart, smallestPicture } from '../sample-files.ts';
import { type Body, idNameOf, sampleBearer, sampleBodies } from '../sample-requests.ts';
import type { DescribedOperation } from './described-operations.ts';

/** Sends an operation as somebody who may do it, with a body of the test's own. */
export function sendBody(
  app: FastifyInstance,
  operation: DescribedOperation,
  everything: Everything,
  body: object,
  replace?: Record<string, number | string>,
) {
  return app.inject({
    method: operation.method,
    url: `/api${pathOf(operation, everything.ids, replace)}`,
    headers: { authorization: `Bearer ${sampleBearer(everything, operation.id)}` },
    payload: body,
  });
}

/** `replace` puts other ids into the path than those of `ids`. */
export function pathOf({ path }: { path: string }, ids: Ids, replace: Record<string, number | string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const id = replace[parameter] ?? ids[idNameOf(path, parameter)];
    if (id === undefined)
      throw new Error(
        `${path} has no ${parameter}: add a ${idNameOf(path, parameter)} to the ids of src/testing/given-everything.ts, ` +
          'or say in idNameOf of src/testing/sample-requests.ts which id it is',
      );
    return encodeURIComponent(id);
  });
}

type Sending = {
  token?: string | undefined;
  format?: 'json' | 'xml';
  /** The values of the parameters in the path. */
  replace?: Record<string, number | string>;
  /** Ids for the body, when they are not those of the path. */
  bodyIds?: Ids;
  /** In place of the first sample. */
  sample?: Body | undefined;
  headers?: Record<string, string>;
  file?: Buffer;
  /** The address of the asker: strangers of one address share an allowance. */
  remoteAddress?: string;
};

/** Sends the sample request of an operation, in JSON or in XML both ways. */
export async function sendSample(
  app: FastifyInstance,
  operation: DescribedOperation,
  ids: Ids,
  {
    token,
    format = 'json',
    replace,
    bodyIds = ids,
    sample = sampleBodies[operation.id],
    headers = {},
    file,
    remoteAddress,
  }: Sending,
): Promise<LightMyRequestResponse> {
  const url = `/api${pathOf(operation, ids, replace)}`;
  const mediaType = format === 'json' ? 'application/json' : 'application/xml';
  const request: InjectOptions = {
    method: operation.method,
    url,
    headers: { accept: mediaType, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(remoteAddress !== undefined && { remoteAddress }),
  };
  if (operation.isUpload) {
    const { body, headers: typed } = multipart([uploadOf(operation, file)]);
    return app.inject({ ...request, payload: body, headers: { ...request.headers, ...typed, ...headers } });
  }
  if (operation.id === 'deliverPart') {
    const [partType = ''] = Object.keys(operation.body ?? {});
    return app.inject({
      ...request,
      payload: file ?? Buffer.of(),
      headers: { ...request.headers, 'content-type': partType, ...headers },
    });
  }
  const body = sample?.(bodyIds);
  return app.inject({
    ...request,
    ...(body !== undefined && { payload: format === 'json' ? JSON.stringify(body) : writeJsonx(body) }),
    headers: { ...request.headers, ...(body !== undefined && { 'content-type': mediaType }), ...headers },
  });
}

const ofPictures = new Set(['createLogo', 'createClientLogo', 'createKeySetPhoto', 'createOwnSignature']);

/** Tenants send photos and nothing else, and a logo or a signature is a picture. */
function uploadOf({ id }: DescribedOperation, file: Buffer | undefined) {
  return isForTenants(id) || ofPictures.has(id)
    ? { bytes: file ?? smallestPicture, filename: 'a.png', type: 'image/png' }
    : { bytes: file ?? Buffer.from('hello'), filename: 'a.txt', type: 'text/plain' };
}
