/**
 * The floor's questions to PostgreSQL: one statement each that returns ready JSON with the members of the interface.
 */

const person = (user: string) =>
  `case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.name, 'is_manager', ${user}.role <= 2) end`;

/** As the interface shows them: with the names of their definitions. */
const customFields = (table: string, subject: string) => `coalesce((
  select jsonb_object_agg(f.id, jsonb_build_object('name', f.name, 'value', ${table}.custom_fields ->> f.id::text, 'required', f.required))
  from custom_fields f where ${table}.custom_fields <> '{}' and f.account_id = ${table}.account_id and f.subject = '${subject}'
    and f.archived_at is null and ${table}.custom_fields ? f.id::text), '{}')`;

const property = `json_build_object('id', p.id, 'ref', p.ref,
  'address', json_build_object('line1', p.line1, 'line2', p.line2, 'city', p.city, 'county', p.county, 'postcode', p.postcode, 'country', p.country),
  'geocoords', json_build_object('lat', p.lat::text, 'lng', p.lng::text), 'furnished', p.furnished, 'type', p.type,
  'detachment', p.detachment, 'no_of_beds', p.no_of_beds, 'no_of_baths', p.no_of_baths, 'no_of_garages', p.no_of_garages,
  'parking', p.parking, 'garden', p.garden, 'notes', p.notes, 'uprn', p.uprn,
  'client', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end, 'tags', p.tags,
  'customFields', ${customFields('p', 'properties')}, 'created_at', p.created_at, 'updated_at', p.updated_at)`;

const inspection = `json_build_object('id', i.id, 'account_id', i.account_id, 'actor_id', i.actor_id, 'property', ${property},
  'clerk', ${person('clerk')}, 'typist', ${person('typist')}, 'state', json_build_object('id', i.state),
  'type', json_build_object('id', i.type), 'ref', i.ref, 'title', i.title, 'client_id', i.client_id, 'report_key', i.report_key,
  'location_of_keys', i.location_of_keys, 'return_key', i.return_key,
  'cover_image', case when cover.id is not null then json_build_object('id', cover.id, 'file', cover.file_id, 'rotation', cover.rotation) end,
  'notes', json_build_object('report', i.notes_report, 'internal', i.notes_internal, 'client', i.notes_client),
  'pricing', i.pricing, 'time_to_complete', i.time_to_complete, 'conduct_date',
  case when i.conduct_date_only then to_json((i.conduct_at at time zone account.time_zone)::date) else to_json(i.conduct_at) end,
  'conduct_date_option', i.conduct_date_option, 'start_date', i.started_at, 'started_at', i.started_at, 'submitted_at', i.submitted_at,
  'updated_at', i.updated_at, 'reopened_from_review_at', i.reopened_from_review_at, 'completed_at', i.completed_at,
  'closed_at', i.closed_at, 'customFields', ${customFields('i', 'inspections')}, 'created_at', i.created_at, 'reopened_at', i.reopened_at,
  'cancelled_at', i.cancelled_at, 'cancellation_reason', i.cancellation_reason, 'self_servicer', i.self_servicer,
  'initialized', i.initialization_date is not null, 'initialization', case when i.initialization_type is not null then
    json_build_object('type', i.initialization_type, 'id', i.initialization_from, 'date', i.initialization_date) end)`;

const joins = `join accounts account on account.id = i.account_id
  join properties p on p.account_id = i.account_id and p.id = i.property_id
  left join clients c on c.account_id = p.account_id and c.id = p.client_id
  left join users clerk on clerk.account_id = i.account_id and clerk.id = i.clerk_id
  left join users typist on typist.account_id = i.account_id and typist.id = i.typist_id
  left join attachments cover on cover.account_id = i.account_id and cover.id = i.cover_attachment_id`;

const counter = `(select sum(rows) from row_counts where account_id = $1 and table_name = 'inspections')`;

function list(where: string, total: string): string {
  return `with page as (
      select i.id, i.created_at from inspections i where i.account_id = $1 ${where} order by i.created_at desc, i.id desc limit 30
    )
    select json_build_object('pagination', json_build_object('totalRecords', ${total}), 'data', (
      select json_agg(${inspection} order by i.created_at desc, i.id desc)
      from page join inspections i on i.account_id = $1 and i.id = page.id ${joins}))::text as json`;
}

function filteredList(where: string): string {
  return list(where, `(select count(*) from inspections i where i.account_id = $1 ${where})`);
}

const attachments = (
  of: string,
) => `coalesce((select json_agg(json_build_object('id', a.id, 'type', f.type, 'url', '/files/' || f.id,
  'description', a.description, 'taken_at', f.taken_at, 'sha256', f.sha256, 'width', f.width, 'height', f.height, 'bytes', f.bytes,
  'filename', a.filename, 'created_at', a.created_at) order by a.position, a.id)
  from attachments a join files f on f.account_id = a.account_id and f.id = a.file_id where ${of}), '[]')`;

const item = `json_build_object('id', it.id, 'version', it.version, 'name', it.name, 'description', it.description,
  'condition', it.condition, 'actions', coalesce((select json_agg(json_build_object('id', ac.id, 'action', ac.action,
    'responsibility', ac.responsibility, 'comments', ac.comments, 'version', ac.version) order by ac.id)
    from actions ac where ac.account_id = it.account_id and ac.item_id = it.id), '[]'), 'attachments', ${attachments('a.account_id = it.account_id and a.item_id = it.id')})`;

export const floorStatements = {
  one: `select ${inspection}::text as json from inspections i ${joins} where i.account_id = $1 and i.id = $2`,
  list: list('', counter),
  state: filteredList('and i.state = any (array(select unnest($2::int[])))'),
  clerk: filteredList('and i.clerk_id = any (array(select unnest($2::int[])))'),
  address: filteredList(
    'and i.property_id in (select id from properties where account_id = $1 and search_text like $2 and search_text like $3 and search_text like $4)',
  ),
  create: `with report as (
      insert into reports (account_id) values ($1) returning id
    ), added as (
      insert into inspections (account_id, property_id, report_id, clerk_id, type, state, title, report_key, conduct_at)
      select $1, $2, report.id, $3, $4, 200, $5, gen_random_uuid()::text, $6 from report returning *
    ), audited as (
      insert into audit_entries (account_id, property_id, actor_name, application, action, subject_type, subject_id)
      select $1, property_id, 'Floor', 'Benchmark', 'inspection.created', 'inspection', id from added
    ), announced as (
      insert into events (account_id, kind, data)
      select $1, kind, jsonb_build_object('inspection_id', id, 'property_id', property_id, 'state', json_build_object('id', state),
        'type', json_build_object('id', type), 'clerk_id', clerk_id)
      from added, unnest('{inspection.created,inspection.assigned}'::text[]) kind
    ), told as (
      insert into emails (account_id, inspection_id, recipient, subject, text, calendar)
      select $1, added.id, clerk.email, 'Yours: ' || title, rpad('Dear ' || clerk.name, 300, '. '), rpad('BEGIN:VCALENDAR', 800, '. ')
      from added join users clerk on clerk.account_id = $1 and clerk.id = added.clerk_id
    ), answer as (
      select ${inspection}::text as json from added i ${joins}
    ), kept as (
      insert into idempotency_keys (account_id, key_hash, body_hash, status, headers, body)
      select $1, sha256(gen_random_uuid()::text::bytea), sha256('body'), 201, '{}', convert_to(json, 'utf8') from answer
    )
    select json from answer`,
  autosave: `with saved as (
      update items set description = $4, condition = to_jsonb($5::text), name = $3, version = version + 1, updated_at = now()
      where account_id = $1 and id = $2 returning *
    )
    select ${item}::text as json from saved it`,
} as const;

/** A report is read by four of its own (`floor-report.ts`). */
export type FloorStatement = keyof typeof floorStatements | 'report';
