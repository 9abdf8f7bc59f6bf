import { and, eq } from 'drizzle-orm';
import { type SipTest, sipTestSteps } from '#domain/carriers/sip-accounts.ts';
import { sipAccounts } from '#server/platform/db/schema/sip.table.ts';
import type { Scope } from '#server/scope.ts';
import { findServers, SipUnreachable } from './reach-server.ts';
import { readSipAccount } from './sip-accounts.ts';
import type { SipPhone } from './sip-phone.ts';
import { sipPhones } from './sip-phones.ts';

type Step = SipTest['steps'][number];

/** The account's own call has to come back within so long, in ms. */
const callsItselfMs = 8_000;

/**
 * Tests an account, and names each step: the server is found, answers, asks for a password, keeps the registration, and
 * brings a call to its own address back. @throws AppError not_found
 */
export async function testSipAccount(scope: Scope, id: string): Promise<SipTest> {
  const { services } = scope;
  const { row } = await readSipAccount(scope, id);
  const steps: Step[] = [];
  const add = (step: Step['step'], result: Step['result'], detail: string) => void steps.push({ step, result, detail });
  const done = (): SipTest => {
    for (const step of sipTestSteps.slice(steps.length))
      add(step, 'skipped', 'Skipped because an earlier step failed.');
    return { ok: steps.every(({ result }) => result !== 'failed'), steps };
  };
  try {
    const servers = await findServers(services, row);
    add('resolved', 'ok', servers.map(({ host, port, addresses }) => `${host}:${port} (${addresses[0]})`).join(', '));
  } catch (error) {
    if (!(error instanceof SipUnreachable)) throw error;
    add('resolved', 'failed', error.message);
    return done();
  }
  const phones = sipPhones(services);
  await phones.look();
  const phone = phones.find(id);
  if (phone === undefined) {
    add(
      'reached',
      'skipped',
      'Another server in this installation is using this account. See the account’s status on the card.',
    );
    return done();
  }
  if (phone.ua === null) await phone.open();
  const { ua } = phone;
  if (ua === null) {
    const problem = await problemOf(scope, id);
    add('reached', 'failed', problem ?? 'Can’t reach the server.');
    return done();
  }
  const answer = await ua.ping();
  await ua.registerAgain();
  await phone.stateNoted;
  const state = await problemOf(scope, id);
  // A server may answer nothing to OPTIONS, and take registrations all the same.
  if (answer === null && state !== null && !ua.wasAsked) {
    add(
      'reached',
      'failed',
      'The server isn’t responding. Check its address and port, and make sure your firewall allows outgoing connections.',
    );
    return done();
  }
  add('reached', 'ok', answer === null ? 'The server responded.' : `The server responded (${answer.status}).`);
  add(
    'password',
    ua.wasAsked ? 'ok' : 'skipped',
    ua.wasAsked ? 'The server requires a password.' : 'The server doesn’t require a password.',
  );
  if (state !== null) {
    add('registered', 'failed', state);
    return done();
  }
  add('registered', 'ok', `Registered as ${row.user}.`);
  steps.push(await callsItself(phone));
  return done();
}

async function problemOf({ services, workspaceId }: Scope, id: string): Promise<string | null> {
  const own = and(eq(sipAccounts.workspaceId, workspaceId), eq(sipAccounts.id, id));
  const [row] = await services.db.tenant(workspaceId, (tx) => tx.select().from(sipAccounts).where(own));
  return row?.state === 'failed' ? row.problem : null;
}

/** Calls the account's own address: the server has to bring it back, and it is refused here as busy. */
function callsItself(phone: SipPhone): Promise<Step> {
  const { clock } = phone.services;
  return new Promise((resolve) => {
    phone.isTesting = true;
    const end = (result: Step['result'], detail: string) => {
      phone.isTesting = false;
      cancel();
      resolve({ step: 'called', result, detail });
    };
    const call = phone.ua!.dial({
      uri: phone.uriOf(phone.row.user),
      from: null,
      preferred: null,
      ringFor: callsItselfMs / 1000,
      media: { frame: () => {}, key: () => {} },
      events: {
        accepted: () => {},
        answered: (live) => {
          live.hangUp();
          end('skipped', 'The server answered the call itself, so calls to this account may be going to voicemail.');
        },
        over: (outcome, status) => {
          if (outcome?.result === 'busy') end('ok', 'Calls to this account get through.');
          else if (status === null) end('failed', 'Calls to this account don’t get through.');
          else
            end(
              'skipped',
              `The server didn’t connect a call to itself (${status}). Many servers don’t. Call the account from a phone instead.`,
            );
        },
      },
    });
    const cancel = clock.after(callsItselfMs, () => {
      call.cancel();
      end('failed', 'Calls to this account don’t get through.');
    });
    call.start().catch(() => end('failed', 'No port is available for call audio.'));
  });
}
