import { officeApi } from '#domain/scheduling/office.ts';
import { implement } from '#server/platform/http/implement.ts';
import { connectOffice, disconnectOffice, listOffice, updateOffice } from './accounts.ts';
import { leaveFor } from './sign-ins.ts';

export const officeRoutes = implement(officeApi, {
  list: ({ scope }) => listOffice(scope),
  leave: ({ scope, body }) => leaveFor(scope, body.service),
  connect: ({ scope, body }) => connectOffice(scope, body),
  update: ({ scope, params, body }) => updateOffice(scope, params.officeAccountId, body),
  disconnect: ({ scope, params }) => disconnectOffice(scope, params.officeAccountId),
});
