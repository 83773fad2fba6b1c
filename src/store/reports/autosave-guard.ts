/** What decided whether an item may be saved, compared with what is there: alike for one save and for several together. */

/** Of what was found, by the names of the columns that are compared with it. */
export type FoundValue =
  | 'account_id'
  | 'home_id'
  | 'state'
  | 'clerk_id'
  | 'typist_id'
  | 'report_id'
  | 'room_id'
  | 'block_type'
  | 'options'
  | 'item_id'
  | 'version'
  | 'name_editable'
  | 'description_editable';
/** Where it stands in the statement: a parameter, or a column. */
type Place = (value: FoundValue) => string;

/** Of `inspections i`. */
export const isSameInspection = (found: Place) =>
  `i.account_id = ${found('account_id')} and i.id = ${found('home_id')} and i.state = ${found('state')}
    and i.clerk_id is not distinct from ${found('clerk_id')} and i.typist_id is not distinct from ${found('typist_id')}`;

/** No row when the item, its room or the options of that are another by now. */
export const selectSameItem = (found: Place) =>
  `select from items it join rooms rm on rm.account_id = it.account_id and rm.id = it.room_id
   where it.account_id = ${found('account_id')} and it.report_id = ${found('report_id')}
     and it.room_id = ${found('room_id')} and it.id = ${found('item_id')} and it.version = ${found('version')}
     and it.name_editable = ${found('name_editable')} and it.description_editable = ${found('description_editable')}
     and rm.block_type = ${found('block_type')}
     and case when rm.option_set_id is null then ${found('options')} is null
       else ${found('options')} = (select os.options from option_sets os where os.account_id = rm.account_id and os.id = rm.option_set_id) end`;
