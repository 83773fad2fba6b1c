/** Months of fees, such as `2027-02`, and their order. */
import { Bounded } from '../wire.ts';

const month = /^[12]\d{3}-(0[1-9]|1[0-2])$/;
export const Month = Bounded(7).regex(month, { error: 'must be a month such as 2027-02' });

type Months = { from?: string | undefined; until?: string | undefined };

export const isInOrder = ({ from, until }: Months): boolean =>
  from === undefined || until === undefined || from <= until;
export const monthsInOrder = { path: ['until'], error: 'must not be earlier than from' };
