/** An authenticator in software: makes passkeys and answers challenges as a browser does, and wrongly where a test wants. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Where = { origin: string; isVerified?: boolean };
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

export function softwarePasskey(given = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = given;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (origin: string, flags: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0]), rest]);

  return {
    /** The answer to `navigator.credentials.create`. */
    register: (challenge: string, { origin, isVerified = true }: Where): string => {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        Buffer.from(isoCBOR.encode(cose)),
      ]);
      const flags = PRESENT | WITH_CREDENTIAL | (isVerified ? VERIFIED : 0);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(origin, flags, attested))],
      ]);
      return JSON.stringify({
        id: base64(credentialId),
        rawId: base64(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      });
    },
    /** The answer to `navigator.credentials.get`. */
    signIn: (challenge: string, userHandle: string, { origin, isVerified = true }: Where): string => {
      const data = authenticatorData(origin, PRESENT | (isVerified ? VERIFIED : 0));
      const client = clientData('webauthn.get', challenge, origin);
      return JSON.stringify({
        id: base64(credentialId),
        rawId: base64(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64(userHandle),
        },
      });
    },
  };
}
