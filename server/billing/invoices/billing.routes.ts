import { billingApi } from '#domain/billing/billing.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { getDunning, setDunning } from '#server/billing/dunning/settings.ts';
import { getBilling, listOffers, showPlan } from '#server/billing/overview.ts';
import { getProfile, setProfile } from '#server/billing/profiles.ts';
import { settleCheckout } from '#server/billing/stripe/checkouts.ts';
import { openPortal, setUpPayment, takePlan } from '#server/billing/stripe/take-plan.ts';
import { cancelPlan, changePlan, resumePlan, subscribe } from '#server/billing/subscribe.ts';
import { implement } from '#server/platform/http/implement.ts';
import { creditInvoice, giveCredit } from './credit-notes.ts';
import { recordPayment, settlePayment } from './payments.ts';
import { quotePlan } from './quote.ts';
import { getInvoice, getPdf, listBilledCalls, listInvoices, listPayments } from './read-invoices.ts';
import { listTaxRates, removeTaxRate, setTaxRate } from './taxes.ts';
import { listCredits, useCredit } from './use-credit.ts';

/** What a workspace buys. */
export const billingRoutes = implement(billingApi, {
  get: ({ scope }) => getBilling(scope),
  offers: async ({ scope }) => ({ items: await listOffers(scope) }),
  publicPlan: ({ services, params, exchange }) => showPlan(services, exchange.site, params.planId),
  quote: async ({ scope, params, query }) => (await quotePlan(scope, params.planId, query)).quote,
  checkout: ({ scope, body: { planId, ...agreed }, exchange }) => takePlan(scope, planId, agreed, exchange.repeat?.id),
  setUpPayment: ({ scope, exchange }) => setUpPayment(scope, exchange.repeat?.id),
  settleCheckout: ({ scope, params }) => settleCheckout(scope, params.checkoutId),
  portal: ({ scope }) => openPortal(scope),
  subscribe: async ({ scope, body, exchange }) => {
    await subscribe(scope, body.planId, exchange.repeat?.id);
    return getBilling(scope);
  },
  change: async ({ scope, body }) => {
    const { planId, ...confirmed } = body;
    await changePlan(scope, planId, confirmed);
    return getBilling(scope);
  },
  cancel: async ({ scope, body }) => {
    await cancelPlan(scope, body.when);
    return getBilling(scope);
  },
  resume: async ({ scope }) => {
    await resumePlan(scope);
    return getBilling(scope);
  },
  profile: ({ scope }) => getProfile(scope),
  setProfile: ({ scope, body }) => setProfile(scope, body),
  invoices: ({ scope, query }) => listInvoices(scope, 'buyer', query),
  invoice: ({ scope, params }) => getInvoice(scope, 'buyer', params.invoiceId),
  pdf: ({ scope, params }) => getPdf(scope, 'buyer', params.invoiceId),
  calls: ({ scope, params, query }) => listBilledCalls(scope, params, query),
  payments: ({ scope, query }) => listPayments(scope, query),
});

/** What it sells. */
export const salesRoutes = implement(salesApi, {
  invoices: ({ scope, query }) => listInvoices(scope, 'seller', query),
  invoice: ({ scope, params }) => getInvoice(scope, 'seller', params.saleId),
  pdf: ({ scope, params }) => getPdf(scope, 'seller', params.saleId),
  addPayment: ({ scope, params, body, exchange }) => recordPayment(scope, params.saleId, body, exchange.repeat?.id),
  settlePayment: ({ scope, params, body }) => settlePayment(scope, params.paymentId, body.status),
  credit: ({ scope, params, body, exchange }) => creditInvoice(scope, params.saleId, body, exchange.repeat?.id),
  giveCredit: ({ scope, params, body, exchange }) => giveCredit(scope, params.customerId, body, exchange.repeat?.id),
  credits: async ({ scope }) => ({ items: await listCredits(scope) }),
  useCredit: ({ scope, params, body, exchange }) => useCredit(scope, params.customerId, body, exchange.repeat?.id),
  reminders: ({ scope }) => getDunning(scope),
  setReminders: ({ scope, body }) => setDunning(scope, body),
  taxRates: async ({ scope }) => ({ items: await listTaxRates(scope) }),
  setTaxRate: ({ scope, body }) => setTaxRate(scope, body),
  removeTaxRate: ({ scope, params }) => removeTaxRate(scope, params.taxRateId),
});
