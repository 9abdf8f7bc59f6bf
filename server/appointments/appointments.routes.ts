import { appointmentsApi } from '#domain/appointments.ts';
import { implement } from '#server/infra/http/implement.ts';
import { cancelAppointment, listAppointments } from './appointments.ts';

export const appointmentsRoutes = implement(appointmentsApi, {
  list: async ({ scope, query }) => ({ items: await listAppointments(scope, query) }),
  cancel: ({ scope, params }) => cancelAppointment(scope, params.appointmentId),
});
