import type { CarrierEvent } from '#server/carriers/carrier-event.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** A request of a carrier whose signature was right. */
export interface WebhookRequest {
  services: Services;
  account: AccountRow;
  event: CarrierEvent;
}

export const scopeOf = ({ services, account }: Pick<WebhookRequest, 'services' | 'account'>): Scope => ({
  services,
  workspaceId: account.workspaceId,
  actor: null,
});
