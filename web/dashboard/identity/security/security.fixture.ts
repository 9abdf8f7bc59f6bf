import type { MemberSession, SecuritySettings } from '#domain/identity/security.ts';
import type { AuditEntry } from '#domain/platform/audit.ts';

export function someSettings(change: Partial<SecuritySettings> = {}): SecuritySettings {
  return {
    twoFactorAuth: false,
    ipWhitelist: false,
    sessionTimeout: false,
    apiRateLimit: false,
    webhookSecurity: false,
    auditLogging: true,
    encryptionAtRest: false,
    sslEnforcement: false,
    score: 20,
    twoFactorRequiredFrom: null,
    allowedAddresses: [],
    sessionMinutes: 30,
    requestsPerMinute: 100,
    webhookSecret: null,
    contentSettles: false,
    unavailable: { sslEnforcement: 'PUBLIC_URL is an http address.' },
    yourIp: '203.0.113.9',
    ...change,
  };
}

export const userId = '019a0000-0000-7000-8000-0000000000a1';

export function aSession(change: Partial<MemberSession> = {}): MemberSession {
  return {
    id: '019a0000-0000-7000-8000-0000000000c1',
    userId,
    email: 'ada@example.com',
    role: 'member',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ip: '203.0.113.9',
    signedInAt: new Date(Date.now() - 86_400_000).toISOString(),
    lastActiveAt: new Date(Date.now() - 300_000).toISOString(),
    secondFactor: false,
    current: false,
    canEnd: true,
    ...change,
  };
}

export function anEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    seq: 7,
    createdAt: new Date(Date.now() - 300_000).toISOString(),
    action: 'agent.updated',
    actor: { kind: 'person', userId, tokenId: null, allowedBy: null, agencyId: null, email: 'ada@example.com' },
    ip: '203.0.113.9',
    object: { kind: 'agent', id: 'b1' },
    before: { name: 'Support' },
    after: { name: 'Front desk' },
    hash: 'c0ffee',
    ...change,
  };
}
