import { sampleDataApi } from '#domain/sample-data/sample-data.ts';
import { implement } from '#server/platform/http/implement.ts';
import { openSampleWorkspace } from './open-sample-workspace.ts';

export const sampleDataRoutes = implement(sampleDataApi, {
  open: ({ services, account }) => openSampleWorkspace(services, account),
});
