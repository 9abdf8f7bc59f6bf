import { officeApi } from '#domain/scheduling/office.ts';
import { google, owner, server } from './example-server.ts';

/** Accounts at Google of the examples, at a stand-in that the settings of the server name. */

const who = 'ann@example.com';
let connected = '';

const leave = async () =>
  google.oauth.agree((await owner.call(officeApi.leave, { body: { service: 'google' } })).address, who);

async function disconnect(): Promise<void> {
  for (const { id } of (await owner.call(officeApi.list)).items)
    await owner.call(officeApi.disconnect, { params: { officeAccountId: id } });
}

async function connect(): Promise<string> {
  await disconnect();
  connected = (await owner.call(officeApi.connect, { body: await leave() })).id;
  return connected;
}

/** Someone who left, and comes back with the very state and code of the example. */
async function comeBack(): Promise<void> {
  await disconnect();
  const { state, code } = officeApi.connect.example.body;
  const left = await leave();
  google.oauth.renameCode(left.code, code);
  const { db, secrets } = server.services;
  const { rows } = await db.pool.query<{ verifier: string }>('select verifier from office_sign_ins where id = $1', [
    left.state,
  ]);
  const verifier = secrets.open(`office_sign_ins.${left.state}.verifier`, rows[0]!.verifier);
  await db.pool.query('delete from office_sign_ins where id = $1', [state]);
  await db.pool.query('update office_sign_ins set id = $1, verifier = $2 where id = $3', [
    ...[state, secrets.seal(`office_sign_ins.${state}.verifier`, verifier), left.state],
  ]);
}

/** What paths of examples name. */
export const officeThings = { officeAccountId: connect };
/** What has to be there before an example of these. */
export const beforeOffice: Record<string, () => Promise<unknown>> = {
  'office.list': connect,
  'office.connect': comeBack,
  // What other examples wrote into the calendar there does not stand against it.
  'appointments.move': disconnect,
  'contactImports.readSource': async () => {
    await connect();
    google.account(who).contacts = [
      {
        names: [{ givenName: 'Ada', familyName: 'Lovelace', displayName: 'Ada Lovelace' }],
        phoneNumbers: [{ value: '030 901820', canonicalForm: '+4930901820', type: 'mobile' }],
      },
    ];
  },
};
