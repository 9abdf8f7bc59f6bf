import { prepareTemplate } from '#server/infra/db/template.ts';

// Run by the bootstrap: the first start then copies a ready database instead of making one.
await prepareTemplate();
