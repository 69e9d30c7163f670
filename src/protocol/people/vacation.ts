/** Days on which a person's deadlines stand still. */
import { type Of, optional, orNull, strict, time, whole } from '../schema.js';

export const VacationTime = strict({
  from: time('when it begins'),
  until: time('when it ends'),
});
export type VacationTime = Of<typeof VacationTime>;

export const NewVacation = strict({
  from: optional(time('when it begins; now, if left out')),
  until: time('when it ends'),
});

export const Vacation = strict({
  current: orNull(VacationTime),
  left: whole(0, 366, 'days that can still be taken this year'),
  allowed: whole(0, 366, 'days a year'),
});
export type Vacation = Of<typeof Vacation>;
