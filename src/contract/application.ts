/** Applications registered by an account, and the approvals people gave them. */
import * as z from 'zod';
import { scopes } from '#domain/scope.ts';
import { Id, IdParameter, Instant, LINE, open, PARAGRAPH, Page, perPage, RequiredText, Text } from './wire.ts';

export const Application = open({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  client_id: z.string(),
  client_secret: z.string().nullable().optional().meta({
    description: 'Shown once, in the answer to the registration or the rotation; null for a public application',
  }),
  public: z.boolean().meta({ description: 'Has no secret and must use PKCE' }),
  redirect_uris: z.array(z.string()),
  scopes: z.array(z.string()),
  created_at: Instant,
}).meta({ id: 'Application' });

/** Compared exactly at the authorization; script and data addresses never lead back to an application. */
const RedirectUri = z
  .url({ error: 'must be an absolute address' })
  .max(2000)
  .refine((uri) => !/^(javascript|data|vbscript|blob|file):/i.test(uri), { error: 'must not be of this scheme' })
  .refine((uri) => !uri.includes('#'), { error: 'must not have a fragment' });

const applicationFields = {
  name: RequiredText(LINE),
  description: Text(PARAGRAPH).nullable().optional(),
  redirect_uris: z.array(RedirectUri).min(1).max(20),
  scopes: z.array(z.enum(scopes)).min(1),
};
export const ApplicationDraft = z
  .object({ ...applicationFields, public: z.boolean().default(false) })
  .meta({ id: 'ApplicationDraft' });
export const ApplicationChange = z.object(applicationFields).partial().meta({ id: 'ApplicationChange' });
export const ApplicationPath = z.object({ application_id: IdParameter });
export const ApplicationQuery = z.object({ page: Page, per_page: perPage(30) });

export const Grant = open({
  id: z.string(),
  application: open({ id: Id, name: z.string(), description: z.string().nullable(), first_party: z.boolean() }),
  scopes: z.array(z.string()),
  created_at: Instant,
  last_used_at: Instant.nullable().meta({ description: 'When it last renewed its access' }),
}).meta({ id: 'Grant' });
export const GrantPath = z.object({ grant_id: z.uuid() });
