import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeWav, encodeWav } from '#voice/audio/wav.ts';

/** A PBX and a phone that no one here wrote: kamailio, and baresip. */

export const sipClientsCommand = 'apt-get install --no-install-recommends baresip-core kamailio';

const kamailioModules = ['/usr/lib/x86_64-linux-gnu/kamailio/modules/', '/usr/lib/aarch64-linux-gnu/kamailio/modules/'];
const baresipModules = '/usr/lib/baresip/modules';

/** Whether both are on this machine. */
export const hasSipClients = (): boolean =>
  ['kamailio', 'baresip'].every((name) => spawnSync('which', [name]).status === 0) &&
  existsSync(baresipModules) &&
  kamailioModules.some((folder) => existsSync(folder));

/** A port that is free now. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Starts kamailio as a registrar that asks for passwords: `pw-` and the user. */
export async function startKamailio() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kamailio-'));
  const port = await freePort();
  const modules = ['tm', 'sl', 'rr', 'pv', 'usrloc', 'registrar', 'textops', 'siputils', 'auth', 'sanity'];
  const configuration = `#!KAMAILIO
debug=1
log_stderror=yes
mpath="${kamailioModules.find((one) => existsSync(one))}"
${modules.map((name) => `loadmodule "${name}.so"`).join('\n')}
listen=udp:127.0.0.1:${port}
modparam("auth", "qop", "auth")
modparam("registrar", "max_expires", 120)
request_route {
  if (!sanity_check("17895", "7")) exit;
  force_rport();
  if (has_totag()) { if (loose_route() || (is_method("ACK") && t_check_trans())) t_relay(); exit; }
  if (is_method("CANCEL")) { if (t_check_trans()) t_relay(); exit; }
  if (is_method("REGISTER")) {
    if (!pv_www_authenticate("pbx.test", "pw-$tU", "0")) { www_challenge("pbx.test", "1"); exit; }
    save("location"); exit;
  }
  if (is_method("INVITE")) {
    if (!pv_proxy_authenticate("pbx.test", "pw-$fU", "0")) { proxy_challenge("pbx.test", "1"); exit; }
    consume_credentials(); record_route();
  }
  if (!lookup("location")) { sl_send_reply("404", "Not Found"); exit; }
  t_relay();
}
`;
  writeFileSync(path.join(folder, 'kamailio.cfg'), configuration);
  const args = ['-f', path.join(folder, 'kamailio.cfg'), '-DD', '-E', '-m', '64', '-M', '8', '-n', '1', '-Y', folder];
  const child = spawn('kamailio', args, { stdio: 'ignore' });
  return {
    server: `127.0.0.1:${port}`,
    close() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A desk phone: says what it is given, and keeps what it hears. */
export async function startBaresip(server: string, user: string, says: Int16Array, dials: string, seconds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baresip-'));
  writeFileSync(path.join(folder, 'says.wav'), encodeWav({ samples: says, sampleRate: 8_000 }));
  const modules = ['g711', 'aufile', 'sndfile'].map((name) => `module          ${name}.so`);
  writeFileSync(
    path.join(folder, 'config'),
    [
      `sip_listen      127.0.0.1:${await freePort()}`,
      'net_interface   127.0.0.1',
      `audio_source    aufile,${path.join(folder, 'says.wav')}`,
      'ausrc_srate     8000',
      `module_path     ${baresipModules}`,
      ...modules,
      'module_tmp      account.so',
      'module_app      menu.so',
      `snd_path        ${folder}`,
      '',
    ].join('\n'),
  );
  const account = `<sip:${user}@${server};transport=udp>;auth_user=${user};auth_pass=pw-${user};regint=60;answermode=auto;audio_codecs=pcma,pcmu`;
  writeFileSync(path.join(folder, 'accounts'), `${account}\n`);
  const child: ChildProcess = spawn('baresip', ['-f', folder, '-e', `/dial ${dials}`, '-t', String(seconds)], {
    stdio: 'ignore',
  });
  const done = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    done,
    /** What it heard, once it is done. */
    heard(): Int16Array {
      const dump = readdirSync(folder).find((name) => name.endsWith('-dec.wav'));
      return dump === undefined ? new Int16Array(0) : decodeWav(readFileSync(path.join(folder, dump))).samples;
    },
    close() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
