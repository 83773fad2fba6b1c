/** The columns of the list of option sets, and its URL. */
import { isUsualOptionSet } from '#domain/usual-things/from-keyturn.ts';
import type { OptionSet } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

export const optionSetUrl = listUrl({
  filters: { q: textParam('q') },
  others: { openId: idParam('set') },
  sorts: ['name', '-name'],
});

export const isScale = ({ options }: Pick<OptionSet, 'options'>): boolean => typeof options[0] === 'number';

/** As it came with the account, or of the service itself. */
export const isFromKeyturn = (set: OptionSet): boolean => !set.editable || isUsualOptionSet(set);

export const optionSetColumns: readonly DataTableColumn<OptionSet>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
  { id: 'kind', header: 'Kind', width: '9rem', cell: (set) => (isScale(set) ? 'Scale' : 'Questions') },
  { id: 'origin', header: 'From', width: '8rem', cell: (set) => (isFromKeyturn(set) ? 'Keyturn' : 'Your firm') },
  { id: 'options', header: 'Options', cell: ({ options }) => options.join(', ') },
];
