/** Vacations over HTTP. */
import { NewVacation, Vacation } from '../../../protocol/people/vacation.js';
import { endVacation, takeVacation, vacationOf } from '../../vacation/vacations.js';
import { type Endpoint, endpoint } from '../endpoint.js';

const common = { path: 'me/vacation', tag: 'people', signedIn: true, reply: Vacation } as const;

export const vacationEndpoints: readonly Endpoint[] = [
  endpoint({
    ...common,
    method: 'GET',
    summary: 'Your vacation, and how many days are left this year',
    handle: ({ caller, services: { store, vacationDays, now } }) =>
      vacationOf(store, caller.person.id, vacationDays, now()),
  }),
  endpoint({
    ...common,
    method: 'PUT',
    summary: 'Takes a vacation: your deadlines at all tables by mail stand still',
    body: NewVacation,
    costs: 'spread',
    async handle({ body, caller, services: { store, vacationDays, now } }) {
      const { id } = caller.person;
      const { from = now(), until } = body;
      await takeVacation(store, id, { from, until }, vacationDays, now());
      return vacationOf(store, id, vacationDays, now());
    },
  }),
  endpoint({
    ...common,
    method: 'DELETE',
    costs: 'spread',
    summary: 'Ends your vacation now, or cancels one that has not begun; a day that has begun is used up',
    async handle({ caller, services: { store, vacationDays, now } }) {
      await endVacation(store, caller.person.id, now());
      return vacationOf(store, caller.person.id, vacationDays, now());
    },
  }),
];
