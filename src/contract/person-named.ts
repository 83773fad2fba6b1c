/** The person of an erasure or an export: somebody outside, or somebody who signs in. */
import { EmailAddress, Id, LINE, RequiredText } from './wire.ts';

/** By e-mail address, name or both; or people who sign in here, or did, by their id. */
export const personNamed = {
  email: EmailAddress.meta({ description: 'E-mail address of a tenant, landlord or other contact' }),
  name: RequiredText(LINE).meta({ description: 'Their whole name' }),
  person_id: Id.describe('Id of somebody who has signed in here; for an erasure they are archived'),
};
type Named = { email?: string | undefined; name?: string | undefined; person_id?: number | undefined };
export const namesSomebody = ({ email, name, person_id: id }: Named) =>
  id === undefined ? (email ?? name) !== undefined : (email ?? name) === undefined;
export const naming = { error: 'needs email or name, or person_id alone' };
