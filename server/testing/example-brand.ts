import { brandApi } from '#domain/agency/brand.ts';
import { companySignInApi } from '#domain/identity/company-sign-in.ts';
import { dns, owner, provider } from './example-server.ts';

/** What examples of brands, their addresses and companies' sign-in need. */

/** What stands in an example's body and is elsewhere here. */
export const insteadOfBrand = {
  'companySignIn.set': { issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret },
};

/** A brand with a logo and without addresses. */
export async function setBrand() {
  for (const { host } of (await owner.call(brandApi.hosts)).items) {
    await owner.call(brandApi.removeHost, { params: { host } });
  }
  await owner.call(brandApi.set, { body: brandApi.set.example.body });
  await owner.call(brandApi.setLogo, { body: brandApi.setLogo.example.body });
}

/** Its address, as the examples name it, with a record that proves it. */
export async function addHost() {
  await setBrand();
  const { record } = await owner.call(brandApi.addHost, { body: brandApi.addHost.example.body });
  dns.texts.set(record.name, record.value);
}

export async function setCompanySignIn() {
  const body = { ...companySignInApi.set.example.body, ...insteadOfBrand['companySignIn.set'] };
  const { companySignIn } = await owner.call(companySignInApi.set, { body });
  dns.texts.set(companySignIn!.record.name, companySignIn!.record.value);
}
