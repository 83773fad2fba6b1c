/** The form that hands a set of keys over, or takes it back. */
export type MoveValues = {
  holder: string;
  staff_id: string;
  holder_name: string;
  due_back_on: string;
  place: string;
  note: string;
  signature: string;
};
