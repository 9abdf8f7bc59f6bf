import { can, type Permission } from '#domain/identity/permissions.ts';
import type { Scope } from '#server/scope.ts';

/** Whether the actor may do something beside what the endpoint itself asks for. This server's own work may. */
export const actorMay = ({ actor }: Pick<Scope, 'actor'>, permission: Permission): boolean =>
  actor === null || (actor.may?.(permission) ?? can(actor.row, permission));
