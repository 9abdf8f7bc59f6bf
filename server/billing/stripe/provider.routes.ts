import { paymentProviderApi } from '#domain/billing/payment-provider.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getProvider, removeProvider, setProvider } from './provider-settings.ts';

export const paymentProviderRoutes = implement(paymentProviderApi, {
  get: ({ scope }) => getProvider(scope),
  set: ({ scope, body }) => setProvider(scope, body),
  remove: ({ scope }) => removeProvider(scope),
});
