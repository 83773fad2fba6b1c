/** Whether an earlier row of the file, without faults, means the same thing as the row `r`. */
export const earlierRow = `exists (select from import_rows e where e.account_id = $1
  and e.import_id = $2 and e.key = r.key and e.number < r.number and e.faults = '[]')`;
