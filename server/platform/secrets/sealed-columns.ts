/** A column whose values are sealed, and where each says that it stands. */
export interface SealedColumn {
  table: string;
  /** What the context names a row by. */
  id: string;
  column: string;
  /** The context that a row's value was sealed with. */
  context(id: string): string;
}

/** Every column that holds sealed values: what a change of the secret key seals anew. A test looks for others. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'signing_keys', id: 'kid', column: 'private_key', context: (kid) => `auth.signing_keys.${kid}` },
  { table: 'sessions', id: 'id', column: 'refresh_key', context: (id) => `auth.sessions.${id}` },
  { table: 'mfa_factors', id: 'id', column: 'secret', context: (id) => `auth.mfa_factors.${id}` },
  { table: 'flow_state', id: 'id', column: 'provider_verifier', context: (id) => `auth.flow_state.${id}.verifier` },
  { table: 'flow_state', id: 'id', column: 'provider_tokens', context: (id) => `auth.flow_state.${id}.tokens` },
  {
    table: 'security_settings',
    id: 'workspace_id',
    column: 'webhook_secret',
    context: (id) => `security.webhook-secret.${id}`,
  },
  {
    table: 'security_settings',
    id: 'workspace_id',
    column: 'webhook_secret_before',
    context: (id) => `security.webhook-secret.${id}`,
  },
  {
    table: 'company_sign_in',
    id: 'workspace_id',
    column: 'client_secret',
    context: (id) => `company_sign_in.${id}.client_secret`,
  },
  { table: 'erasures', id: 'id', column: 'subject', context: (id) => `erasures.${id}.subject` },
  { table: 'push_keys', id: 'id', column: 'private_key', context: (id) => `push_keys.${id}` },
  { table: 'push_devices', id: 'id', column: 'subscription', context: (id) => `push_devices.${id}` },
  { table: 'notification_targets', id: 'id', column: 'url', context: (id) => `notification_targets.${id}` },
  { table: 'actions', id: 'id', column: 'secrets', context: (id) => `actions.${id}.secrets` },
  { table: 'webhooks', id: 'id', column: 'secret', context: (id) => `webhooks.${id}` },
  { table: 'webhooks', id: 'id', column: 'secret_before', context: (id) => `webhooks.${id}` },
  { table: 'vault_secrets', id: 'id', column: 'value', context: (id) => `vault_secrets.${id}.value` },
  { table: 'model_connections', id: 'id', column: 'key', context: (id) => `model_connections.${id}.key` },
  { table: 'content_keys', id: 'workspace_id', column: 'key', context: (id) => `content_keys.${id}` },
  {
    table: 'payment_providers',
    id: 'workspace_id',
    column: 'api_key',
    context: (id) => `payment_providers.${id}.api_key`,
  },
  {
    table: 'payment_providers',
    id: 'workspace_id',
    column: 'webhook_secret',
    context: (id) => `payment_providers.${id}.webhook_secret`,
  },
  { table: 'carrier_accounts', id: 'id', column: 'auth_token', context: (id) => `carrier_accounts.${id}.auth_token` },
  { table: 'carrier_accounts', id: 'id', column: 'key_secret', context: (id) => `carrier_accounts.${id}.key_secret` },
  { table: 'carrier_accounts', id: 'id', column: 'signing_key', context: (id) => `carrier_accounts.${id}.signing_key` },
  { table: 'stand_in_accounts', id: 'workspace_id', column: 'token', context: (id) => `stand_in_accounts.${id}.token` },
  {
    table: 'crm_connections',
    id: 'workspace_id',
    column: 'secret',
    context: (id) => `crm_connections.${id}.secret`,
  },
  {
    table: 'office_accounts',
    id: 'id',
    column: 'refresh_token',
    context: (id) => `office_accounts.${id}.refresh_token`,
  },
  {
    table: 'office_accounts',
    id: 'id',
    column: 'access_token',
    context: (id) => `office_accounts.${id}.access_token`,
  },
  { table: 'office_sign_ins', id: 'id', column: 'verifier', context: (id) => `office_sign_ins.${id}.verifier` },
  {
    table: 'recogniser_connections',
    id: 'workspace_id',
    column: 'key',
    context: (id) => `recogniser_connections.${id}.key`,
  },
  { table: 'repeats', id: 'id', column: 'body', context: (id) => `repeats.${id}` },
];
