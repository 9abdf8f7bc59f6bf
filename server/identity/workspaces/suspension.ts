import type { workspaces } from '#server/platform/db/schema/workspaces.table.ts';

/** That a subaccount is suspended, as its people are told. */
export const suspensionOf = ({ suspendedAt, suspensionReason }: typeof workspaces.$inferSelect) =>
  suspendedAt && { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' };

/** Whose a subaccount is, as its people are told. */
export const agencyOf = ({ parentId }: typeof workspaces.$inferSelect, name: string | null) =>
  parentId === null ? null : { id: parentId, name: name ?? '' };
