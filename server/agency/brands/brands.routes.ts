import { brandApi } from '#domain/agency/brand.ts';
import { getLogo } from '#server/identity/site-logo.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addHost, listHosts, removeHost, verifyHost } from './brand-hosts.ts';
import { getBrand, removeBrand, removeLogo, setBrand, setLogo } from './brands.ts';

export const brandRoutes = implement(brandApi, {
  get: ({ scope }) => getBrand(scope),
  set: ({ scope, body }) => setBrand(scope, body),
  remove: ({ scope }) => removeBrand(scope),
  setLogo: ({ scope, body }) => setLogo(scope, body.data),
  logo: ({ scope }) => getLogo(scope),
  removeLogo: ({ scope }) => removeLogo(scope),
  hosts: async ({ scope }) => ({ items: await listHosts(scope) }),
  addHost: ({ scope, body }) => addHost(scope, body.host),
  verifyHost: ({ scope, params }) => verifyHost(scope, params.host),
  removeHost: ({ scope, params }) => removeHost(scope, params.host),
});
