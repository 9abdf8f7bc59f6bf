import { productsApi } from '#domain/billing/products.ts';
import { listPrices, listProducts, setPrice, updateProduct } from '#server/billing/products.ts';
import { implement } from '#server/platform/http/implement.ts';

export const productsRoutes = implement(productsApi, {
  list: async ({ scope }) => ({ items: await listProducts(scope) }),
  update: ({ scope, params, body }) => updateProduct(scope, params.productId, body),
  prices: async ({ scope, params }) => ({ items: await listPrices(scope, params.productId) }),
  setPrice: ({ scope, params, body }) => setPrice(scope, params.productId, body),
});
