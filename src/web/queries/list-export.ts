/** A list of the service as an export: its pages, and the note of it in the security log. */
import type { ListedKind } from '#domain/import/listed-kind.ts';
import { createListExport } from './generated/sdk.gen.ts';

type Page<Row> = { data: readonly Row[]; pagination: { perPage: number; totalPages: number; totalRecords: number } };
type Read<Row> = (query: { page: number; per_page: number }) => Promise<Page<Row>>;

/** `name` is that of the file, where the page has another heading than its kind. */
export const exportOf = <Row>(list: ListedKind, read: Read<Row>, name = list.replaceAll('_', '-')) => ({
  name,
  read: (page: number, perPage: number) => read({ page, per_page: perPage }),
  note: (format: 'csv' | 'xlsx', rows: number) => createListExport({ body: { list, format, rows } }),
});
