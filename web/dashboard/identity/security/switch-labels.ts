import type { SecuritySwitch } from '#domain/identity/security.ts';

/** What each switch is called, what it really does, and what it does not. */
export const switchWords: Record<SecuritySwitch, { title: string; does: string; doesNot: string }> = {
  twoFactorAuth: {
    title: 'Two-Factor Authentication',
    does: 'From the date you choose, members need a code from an authenticator app. Members without one keep their membership and are guided through setup.',
    doesNot: 'Existing access tokens keep working. Creating a new one requires two-factor authentication right away.',
  },
  ipWhitelist: {
    title: 'IP Whitelist',
    does: 'Members, access tokens, test calls, and stored speech links only work from listed IP addresses.',
    doesNot: 'Callers aren’t affected. If everyone gets locked out, the operator can clear the list on the server.',
  },
  sessionTimeout: {
    title: 'Session Timeout',
    does: 'People who are inactive for this long have to sign in again, including you and anyone already inactive for longer.',
    doesNot:
      'Background requests from an open page or call don’t count as activity. Idle time is measured to the minute.',
  },
  apiRateLimit: {
    title: 'API Rate Limit',
    does: 'Requests per minute for each access token. Requests over the limit are rejected until the next minute.',
    doesNot: 'Dashboard requests aren’t counted, and general limits still apply.',
  },
  webhookSecurity: {
    title: 'Webhook Security',
    does: 'Requires HTTPS for all webhooks and signs them per the Standard Webhooks spec, so receivers can detect forgeries.',
    doesNot: 'If turned off, webhooks aren’t signed.',
  },
  auditLogging: {
    title: 'Audit Logging',
    does: 'Records every change: who made it, when, from where, and the before and after values.',
    doesNot: 'If turned off, access changes are still recorded: members, roles, tokens, sessions, and these settings.',
  },
  encryptionAtRest: {
    title: 'Encryption at Rest',
    does: 'Transcripts, collected values, action inputs and results, and contact notes are encrypted with this workspace’s key, in the database and its backups. Calls are still listed by agent, day, and outcome, but their content can’t be searched.',
    doesNot:
      'Contacts, appointments, notifications, and the audit log aren’t encrypted, so they can be searched. Anyone with both the secret key and the database can decrypt everything, so keep SECRET_KEY elsewhere. Existing backups don’t change. Passwords, tokens, and service keys are always encrypted.',
  },
  sslEnforcement: {
    title: 'SSL Enforcement',
    does: 'Unencrypted requests are rejected, and a token sent in one is revoked immediately, since someone may have read it.',
    doesNot: 'On sites with an https URL, browsers are always told to use HTTPS only.',
  },
};
