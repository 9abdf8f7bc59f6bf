import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { implement } from '#server/platform/http/implement.ts';
import { cancelAppointment, listAppointments } from './appointments.ts';
import { askBeforeMove, listTimes, moveAppointment } from './booking.ts';

export const appointmentsRoutes = implement(
  appointmentsApi,
  {
    list: async ({ scope, query }) => ({ items: await listAppointments(scope, query) }),
    times: ({ scope, params, query }) => listTimes(scope, params.appointmentId, query.date),
    move: ({ scope, params, body }) => moveAppointment(scope, params.appointmentId, body.startsAt),
    cancel: ({ scope, params }) => cancelAppointment(scope, params.appointmentId),
  },
  { move: ({ scope, body }) => askBeforeMove(scope, body.startsAt) },
);
