import type { PlanTerms } from '#domain/billing/plans.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { plans, planVersions } from '#server/platform/db/schema/plans.table.ts';

interface First extends Pick<PlanTerms, 'price' | 'includedMinutes' | 'meters'> {
  name: string;
  description: string;
  mostPopular?: true;
}

const usual: Omit<PlanTerms, 'price' | 'includedMinutes' | 'meters'> = {
  currency: 'USD',
  interval: 'month',
  setupFee: 0,
  trialDays: 0,
  trialMinutes: 0,
  overage: 'pay_as_you_go',
  limits: {},
  unitPrices: {},
};

/** What the installation offers besides, to workspaces without an agency. */
const ofInstallation: First[] = [
  {
    name: 'Professional',
    description: 'For businesses whose agents answer every call.',
    price: 4_900,
    includedMinutes: 1_000,
    meters: { apiCalls: 50_000, agents: 10, sms: 5_000 },
  },
];
/** What every workspace may offer to clients of its own. */
const ofAgencies: First[] = [
  {
    name: 'Basic',
    description: 'For businesses that are just getting started.',
    price: 9_700,
    includedMinutes: 500,
    meters: { phoneNumbers: 1 },
  },
  {
    name: 'Pro',
    description: 'For businesses that take calls every day.',
    mostPopular: true,
    price: 19_700,
    includedMinutes: 1_500,
    meters: { phoneNumbers: 5 },
  },
  {
    name: 'Enterprise',
    description: 'Unlimited minutes.',
    price: 49_700,
    includedMinutes: null,
    meters: { phoneNumbers: null },
  },
];

/** The plans of a new workspace; migrations 0047 and 0191 gave the same to older ones. */
export async function insertFirstPlans(
  tx: Tx,
  { workspaceId, operator, createdAt }: { workspaceId: string; operator: boolean; createdAt: Date },
): Promise<void> {
  const rows = (operator ? [...ofInstallation, ...ofAgencies] : ofAgencies).map((first) => ({
    ...first,
    planId: newId(),
  }));
  await tx.insert(plans).values(
    rows.map(({ planId, name, description, mostPopular = false }) => ({
      workspaceId,
      id: planId,
      name,
      description,
      version: 1,
      mostPopular,
      status: 'active' as const,
      createdAt,
    })),
  );
  await tx.insert(planVersions).values(
    rows.map(({ planId, price, includedMinutes, meters }) => ({
      workspaceId,
      planId,
      version: 1,
      createdAt,
      terms: { ...usual, price, includedMinutes, meters },
    })),
  );
}
