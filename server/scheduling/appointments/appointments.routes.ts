import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  cancelAppointment,
  getAppointment,
  listAppointments,
  updateAppointment,
} from '#server/scheduling/appointments.ts';
import { askBeforeMove, listTimes, moveAppointment } from '#server/scheduling/booking.ts';

export const appointmentsRoutes = implement(
  appointmentsApi,
  {
    list: async ({ scope, query }) => ({ items: await listAppointments(scope, query) }),
    get: ({ scope, params }) => getAppointment(scope, params.appointmentId),
    update: ({ scope, params, body }) => updateAppointment(scope, params.appointmentId, body),
    times: ({ scope, params, query }) => listTimes(scope, params.appointmentId, query.date),
    move: ({ scope, params, body }) => moveAppointment(scope, params.appointmentId, body.startsAt),
    cancel: ({ scope, params }) => cancelAppointment(scope, params.appointmentId),
  },
  { move: ({ scope, body }) => askBeforeMove(scope, body.startsAt) },
);
