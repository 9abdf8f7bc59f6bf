import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { AccountRow } from '../phone.table.ts';
import type { FormFields } from '../twilio/signature.ts';

/** A request of a carrier whose signature was right. */
export interface Asked {
  services: Services;
  account: AccountRow;
  fields: FormFields;
}

export const scopeOf = ({ services, account }: Pick<Asked, 'services' | 'account'>): Scope => ({
  services,
  workspaceId: account.workspaceId,
  actor: null,
});
