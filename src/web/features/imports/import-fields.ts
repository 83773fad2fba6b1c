/** The columns of a kind of import in this firm, with its custom fields. */
import { useQuery } from '@tanstack/react-query';
import { fieldsOf } from '#domain/import/fields-of.ts';
import type { ImportField } from '#domain/import/field-parts.ts';
import type { ImportKind } from '#domain/import/import-kind.ts';
import { listPropertyCustomFieldsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';

export function useImportFields(kind: ImportKind): readonly ImportField[] {
  const { data } = useQuery(listPropertyCustomFieldsOptions());
  return fieldsOf(kind, data ?? []);
}

/** The same, once they are there: a file is matched by all of them. */
export const readImportFields = async (kind: ImportKind): Promise<readonly ImportField[]> =>
  fieldsOf(kind, await queryClient.ensureQueryData(listPropertyCustomFieldsOptions()));
