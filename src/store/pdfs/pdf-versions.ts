/** The versions of everything that a PDF shows. While none of them moves, nothing printed has changed. */
import { states } from '#domain/inspection-state.ts';
import { startsFrom } from '#domain/initialization.ts';
import { visitTypes } from '#domain/inspection-type.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { seesReport } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';

export type PdfSource = {
  accountId: number;
  inspectionId: number;
  reportVersion: number;
  initializationType: number | null;
  /** All of them as one text. It also moves with a tag, which is not printed. */
  versions: string;
};

const visits = visitTypes.join();

/**
 * The log of deliveries is not part of it: it stands as it was when the PDF was made, or opening the link to a PDF would
 * make that PDF out of date.
 */
export async function getPdfSource(db: Executor, viewer: Viewer, inspectionId: number): Promise<PdfSource> {
  const [row] = await db.rows<PdfSource>(
    'pdfs.source',
    `select i.account_id as "accountId", i.id as "inspectionId", r.version as "reportVersion",
       i.initialization_type as "initializationType",
       md5(concat_ws('|', r.version, i.version,
         (select 'sealed ' || max(number) from report_versions where account_id = $1 and inspection_id = $2), i.state >= ${states.complete}, p.version, a.name, a.time_zone, a.settings::text,
         (select 'logo ' || file_id from account_logos where account_id = $1),
         (select 'signed ' || file_id || signed_at from clerk_signatures where account_id = $1 and inspection_id = $2),
         (select 'client logo ' || file_id from client_logos where account_id = $1 and client_id = i.client_id),
         (select concat_ws(',', name, report_contents, brand_colour) from clients where account_id = $1 and id = i.client_id),
         (select string_agg(name, ',' order by id) from users where account_id = $1 and id in (i.clerk_id, i.typist_id)),
         (select string_agg(name, ',' order by id) from custom_fields
          where account_id = $1 and i.custom_fields || p.custom_fields ? id::text),
         (select string_agg(c.id || '.' || c.version, ',' order by c.id) from inspection_contacts c
          where c.account_id = $1 and c.inspection_id = i.id),
         (select string_agg(rc.id || '.' || rc.version, ',' order by rc.id) from report_comments rc
          where rc.account_id = $1 and rc.inspection_id = i.id),
         (select string_agg(rs.id::text, ',' order by rs.id) from report_signatures rs
          where rs.account_id = $1 and rs.inspection_id = i.id),
         (select string_agg(distinct s.id || '.' || s.version, ',') from rooms rm
          join option_sets s on s.account_id = rm.account_id and s.id = rm.option_set_id
          where rm.account_id = $1 and rm.report_id = i.report_id),
         (select string_agg(m.id || '.' || m.version, ',' order by m.id) from meters m
          where m.account_id = $1 and m.property_id = i.property_id),
         (select string_agg(at.id || '.' || at.version, ',' order by at.id) from attachments at
          join meters m on m.account_id = at.account_id and m.id = at.meter_id
          where m.account_id = $1 and m.property_id = i.property_id),
         (select string_agg(c.shown_id::text, ',' order by c.file_id) from report_version_files v
          join covered_files c on c.account_id = v.account_id and c.file_id = v.file_id
          where v.account_id = $1 and v.inspection_id = $2),
         (select er.version || '.' || ei.version from inspections ei join reports er on er.account_id = ei.account_id and er.id = ei.report_id
          where i.initialization_type = ${startsFrom.report} and ei.account_id = $1 and ei.id = i.initialization_from),
         (select string_agg(concat_ws('.', vb.id, vb.version, vr.version), ',' order by vb.id) from inspections vb
          join reports vr on vr.account_id = vb.account_id and vr.id = vb.report_id
          where i.type in (${visits}) and vb.account_id = $1 and vb.property_id = i.property_id
            and vb.type in (${visits}) and vb.id <> i.id and vb.state >= ${states.complete}))) as versions
     from inspections i
     join reports r on r.account_id = i.account_id and r.id = i.report_id
     join properties p on p.account_id = i.account_id and p.id = i.property_id
     join accounts a on a.id = i.account_id
     where i.account_id = $1 and i.id = $2 and ${seesReport('$3')}`,
    [viewer.accountId, inspectionId, viewer.clientId],
  );
  if (row === undefined) throw notFound('inspection');
  return row;
}
