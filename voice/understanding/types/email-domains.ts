/** Domains that callers say without their ending. */
export const bareDomains: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  googlemail: 'googlemail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  yahoo: 'yahoo.com',
  icloud: 'icloud.com',
  aol: 'aol.com',
  gmx: 'gmx.net',
  protonmail: 'protonmail.com',
};

/** Of some, each country has its own. */
export const regional = /^(?:yahoo|hotmail|outlook|live|gmx|msn)\.(?!co$)[a-z]{2}$/;

const wellKnown = new Set(Object.values(bareDomains));

/** Whether a domain is so well known that no one spells it. */
export const isWellKnown = (host: string) => wellKnown.has(host);
