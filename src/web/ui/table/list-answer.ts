/** An answer of the service with one page of a list. */
export type ListAnswer<Row> = {
  data: readonly Row[];
  pagination: { perPage: number; totalPages: number; totalRecords: number };
};
