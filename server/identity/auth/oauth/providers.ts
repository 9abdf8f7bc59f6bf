import type { Services } from '#server/services.ts';
import { AuthError } from '../auth-error.ts';
import { companyProvider, isCompanyProvider, proveCompany } from './company.ts';
import type { OpenIdProvider, ProvedIdentity } from './openid.ts';

/** Google as the settings name it; GOOGLE_ISSUER may name another one that speaks the same. @throws AuthError validation_failed */
export function googleProvider({ config }: Services): OpenIdProvider {
  if (config.google === null) {
    throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled');
  }
  return { name: 'google', workspaceId: null, ...config.google };
}

/** The provider of a name. @throws AuthError validation_failed when there is none */
export async function providerOf(services: Services, name: string): Promise<OpenIdProvider> {
  if (name === 'google') return googleProvider(services);
  if (isCompanyProvider(name)) return companyProvider(services, name);
  throw new AuthError('validation_failed', `Unsupported provider: Provider ${name} could not be found`);
}

/**
 * What of an identity counts: Google's word on any address, a company's on those of its domain only.
 * @throws AuthError provider_email_needs_verification
 */
export async function proveIdentity(services: Services, identity: ProvedIdentity): Promise<ProvedIdentity> {
  return isCompanyProvider(identity.provider) ? proveCompany(services, identity) : identity;
}

/** What the session says of how its person was proved. */
export const methodOf = (provider: string) => (isCompanyProvider(provider) ? provider : 'oauth');
