/** Every column with words is looked at by an erasure, or says here why no person outside can stand in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from '../database/database.ts';
import { places } from './erased-places.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

/** Columns by the reason. */
const excused: Record<string, string> = {
  'The program writes it from a list of its own.': `
    bulk_change_rows.outcome bulk_changes.action bulk_changes.state clients.brand_colour clients.report_contents custom_fields.subject custom_fields.type
    deletions.kind events.kind exports.state external_ids.kind file_shares.pdf_type files.media_type files.type former_ids.kind grants.revoked_because id_leases.kind
    import_rows.choice import_rows.outcome imports.duplicates imports.kind imports.state inspection_contacts.answer installation_keys.name
    password_links.kind pdfs.state pdfs.type pdfs.standard pending_attachments.media_type properties.detachment properties.furnished properties.located_by report_comments.role
    report_comments.verdict report_openings.kind report_openings.pdf_type report_signatures.confirmation report_signatures.method report_signatures.outcome report_signatures.role report_versions.occasion review_questions.field retention_rules.kind retention_runs.kind rooms.block_type row_counts.table_name
    security_events.kind security_events.subject_type stored_bytes.type tenancies.notice_by key_sets.holder key_movements.direction key_movements.holder certificates.kind proposal_decisions.key proposal_decisions.outcome users.colour webhook_deliveries.kind webhook_deliveries.state webhook_marks.kind webhooks.events
    webhooks.disabled_because audit_entries.action access_tokens.scopes applications.scopes authorization_codes.scopes grants.scopes refresh_tokens.scopes`,
  'It holds numbers, ids, days or places alone.': `
    bulk_change_rows.change bulk_changes.plan change_marks.cluster clients.prices deletions.deleted_from exports.claims items.spoken postcode_sectors.edition postcode_sectors.sector
    review_ticks.ticks template_versions.counts users.areas users.inspection_types`,
  'It is random, a hash, or sealed.': `
    applications.client_id authenticator_apps.sealed_secret authorization_codes.code_challenge exports.sha256 files.sha256 identity_providers.sealed_secret mail_servers.sealed_password
    identity_visits.sealed inspections.report_key passkeys.credential_id pdf_time_stamps.imprint pdfs.content_key pdfs.sha256 recovery_codes.code_hash recovery_codes.place
    refresh_tokens.sealed_answer report_logs.subtrees report_versions.sha256 signing_certificates.sealed_key users.password_hash webhooks.secrets`,
  'It sets up the firm, a program or a provider, and speaks of nobody outside.': `
    accounts.country accounts.time_zone applications.redirect_uris
    authorization_codes.redirect_uri identity_domains.domain identity_providers.client_id identity_providers.issuer mail_servers.host mail_servers.sender mail_servers.user_name sign_in_domains.domain signing_certificates.certificates webhooks.url`,
  'It is the name of the program through which somebody worked, as an administrator gave it.': `
    audit_entries.application bulk_changes.application imports.application
    security_events.application`,
  'The program says there why a file could not be made.': `
    exports.failure pdfs.failure`,
  'The row is found by another column, and goes or stays as a whole.': `
    clerk_signatures.name identities.issuer identities.subject inspection_contacts.phone passkeys.name
    passkeys.transports property_contacts.phone report_openings.browser report_openings.network report_openings.once report_signatures.address key_movements.signature report_signatures.drawing report_signatures.user_agent report_signatures.witness sign_ins.address sign_ins.browser
    idempotency_keys.headers`,
  'The last step of an erasure of somebody who signed in changes or removes it.': `
    sign_in_names.email users.home_postcode users.name users.phone users.printed_name
    users.working_hours`,
  'It goes by itself within a day.': `
    former_answers.headers rate_limits.key sign_in_failures.address sign_in_failures.email waiting_messages.before`,
  'The security log keeps ids of people and where they were, changes for nobody, and ends when the account says.': `
    security_events.address security_events.browser
    security_events.facts security_events.once`,
  'The database makes it from the address beside it.': `
    properties.search_text`,
  'It is the record of an erasure: counts, without the person.': `
    erasures.gone erasures.placeholder erasures.stays`,
};

/** As `table.column`. */
async function columnsWithWords(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema in ('public', 'directory') and udt_name in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb') order by 1`,
  );
  return rows.map(({ name }) => name);
}

const isLookedAt = (name: string) => {
  const [table, column] = name.split('.');
  return places.some((place) => place.table === table && new RegExp(`\\bt\\.${column}\\b`).test(place.where));
};

test('each column with words is looked at, or has its reason, and never both', async () => {
  const columns = await columnsWithWords();
  const named = Object.values(excused).flatMap((names) => names.trim().split(/\s+/));
  expect(columns.filter((name) => !isLookedAt(name) && !named.includes(name))).toEqual([]);
  expect(named.filter((name) => isLookedAt(name) || !columns.includes(name))).toEqual([]);
});
