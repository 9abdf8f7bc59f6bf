import type { SecuritySwitch } from '#domain/identity/security.ts';

/** What each switch is called, what it really does, and what it does not. */
export const switchWords: Record<SecuritySwitch, { title: string; does: string; doesNot: string }> = {
  twoFactorAuth: {
    title: 'Two-Factor Authentication',
    does: 'From a day that you choose on, members get in with a code from an authenticator app only. Who has none stays a member and is led to set one up.',
    doesNot: 'Access tokens are programs and go on working; making one needs a second factor from the start.',
  },
  ipWhitelist: {
    title: 'IP Whitelist',
    does: 'Members, access tokens, test calls and links to kept speech work from the addresses on the list only.',
    doesNot:
      'Callers from the public are no members and are not checked. Should nobody get in any more, the operator clears the list at the machine itself.',
  },
  sessionTimeout: {
    title: 'Session Timeout',
    does: 'Who does nothing for this long signs in again. That goes for everybody who was away for longer since they signed in, you too.',
    doesNot: 'What an open page asks for by itself, and an open call, are no activity. Told to the minute.',
  },
  apiRateLimit: {
    title: 'API Rate Limit',
    does: 'Each access token may ask this often in a minute, and is told to wait beyond that.',
    doesNot: 'The dashboard is not counted, and the limits that always hold stay.',
  },
  webhookSecurity: {
    title: 'Webhook Security',
    does: 'Every webhook of this workspace goes to https addresses only and is signed after Standard Webhooks, so that receivers can tell it from a forgery.',
    doesNot: 'Without it webhooks are not signed. Where none is set up, none is sent.',
  },
  auditLogging: {
    title: 'Audit Logging',
    does: 'Every change is recorded: who, when, from where, what was before and after.',
    doesNot:
      'While it is off, only what concerns access is recorded: members, roles, tokens, sessions, these settings. That cannot be switched off.',
  },
  encryptionAtRest: {
    title: 'Encryption at Rest',
    does: 'Transcripts, what callers were asked for, what actions were given and gave back, and notes on contacts are sealed with a key of this workspace, in the database and its backups. Calls are still listed by agent, with day and outcome, and cannot be searched by their words.',
    doesNot:
      'Contacts, appointments, notifications and the audit log stay readable, so that they can be searched. Whoever has the secret key beside the database can open all of it: keep SECRET_KEY elsewhere. Backups from before stay as they are. Passwords, tokens and keys of services are sealed whatever stands here.',
  },
  sslEnforcement: {
    title: 'SSL Enforcement',
    does: 'Unencrypted requests are refused, and a token that came in one is revoked at once: somebody may have listened.',
    doesNot: 'Browsers are told to use https only by every site with an https address, whatever stands here.',
  },
};
