/** Why somebody whom the provider knows is not signed in all the same. */
import type { Match } from '#store/single-sign-on/identities.ts';

export const notSignedInWords: Record<Exclude<Match['kind'], 'known'>, string> = {
  unknown: 'Your firm’s sign-in knows you, but nobody has added you here yet. Ask an administrator of your firm.',
  archived: 'You have been archived here, so you cannot sign in. Ask an administrator of your firm.',
  another:
    'Somebody else at your firm has signed in with this e-mail address before. Ask an administrator of your firm.',
};
