import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeWav, encodeWav } from '#voice/audio/wav.ts';
import { needTools } from '../../scripts/tools.ts';

/** A PBX and phones that no one here wrote: kamailio; baresip, linphone, and SIPp. */

needTools(['kamailio', 'baresip', 'linphone', 'sipp']);

const kamailioModules = ['/usr/lib/x86_64-linux-gnu/kamailio/modules/', '/usr/lib/aarch64-linux-gnu/kamailio/modules/'];
const baresipModules = '/usr/lib/baresip/modules';

/** A program that was told to end may still write into its folder. */
const removed = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;

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
      rmSync(folder, removed);
    },
  };
}

/** A desk phone: says what it is given, and keeps what it hears. */
export async function startBaresip(server: string, user: string, says: Int16Array, dials: string, seconds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baresip-'));
  writeFileSync(path.join(folder, 'says.wav'), encodeWav({ samples: says, sampleRate: 8_000 }));
  const control = await freePort();
  let said = 0;
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
      'module_app      ctrl_tcp.so',
      `ctrl_tcp_listen 127.0.0.1:${control}`,
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
    /** Says something else from now on. */
    async says(samples: Int16Array): Promise<void> {
      const file = path.join(folder, `says-${++said}.wav`);
      writeFileSync(file, encodeWav({ samples, sampleRate: 8_000 }));
      const command = JSON.stringify({ command: 'ausrc', params: `aufile,${file}` });
      const socket = connect(control, '127.0.0.1');
      await once(socket, 'connect');
      // A netstring.
      socket.write(`${command.length}:${command},`);
      await once(socket, 'data');
      socket.destroy();
    },
    /** What it heard, once it is done. */
    heard(): Int16Array {
      const dump = readdirSync(folder).find((name) => name.endsWith('-dec.wav'));
      return dump === undefined ? new Int16Array(0) : decodeWav(readFileSync(path.join(folder, dump))).samples;
    },
    close() {
      child.kill('SIGTERM');
      rmSync(folder, removed);
    },
  };
}

/** A soft phone that encrypts its sound (SRTP), and takes a call without that as none. Says what it is given, and keeps what it hears. */
export async function startLinphone(server: string, user: string, says: Int16Array, dials: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'linphone-'));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('says.wav'), encodeWav({ samples: says, sampleRate: 8_000 }));
  const [signal, sound] = [await freePort(), await freePort()];
  mkdirSync(at('.local/share/linphone'), { recursive: true });
  writeFileSync(
    at('linphonerc'),
    [
      '[sip]',
      `sip_port=${signal}`,
      'sip_tcp_port=0',
      'sip_tls_port=0',
      'media_encryption=srtp',
      'media_encryption_mandatory=1',
      'default_proxy=0',
      'use_ipv6=0',
      'guess_hostname=0',
      '[rtp]',
      `audio_rtp_port=${sound}`,
      '[video]',
      'enabled=0',
      '[sound]',
      'echocancellation=0',
      '[auth_info_0]',
      `username=${user}`,
      `passwd=pw-${user}`,
      'realm=pbx.test',
      '[proxy_0]',
      `reg_proxy=<sip:${server};transport=udp>`,
      `reg_identity=sip:${user}@${server}`,
      'reg_expires=60',
      'reg_sendregister=1',
      '',
    ].join('\n'),
  );
  const child = spawn('linphonec', ['-c', at('linphonerc'), '-d', '3', '-l', at('log')], {
    env: { ...process.env, HOME: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const command = (line: string) => child.stdin.write(`${line}\n`);
  command('soundcard use files');
  command(`record ${at('heard.wav')}`);
  command(`play ${at('says.wav')}`);
  return {
    dial: () => command(`call ${dials}`),
    hangUp: () => command('terminate'),
    isRegistered: () =>
      existsSync(at('log')) && readFileSync(at('log'), 'utf8').includes('to [LinphoneRegistrationOk]'),
    /** What it heard so far. */
    heard: () => (existsSync(at('heard.wav')) ? decodeWav(readFileSync(at('heard.wav'))).samples : new Int16Array(0)),
    close() {
      child.kill('SIGTERM');
      rmSync(folder, removed);
    },
  };
}

/** A call of SIPp: asked for its password, answered, up for three seconds, ended. */
const sippScenario = (user: string, callee: string) => {
  const head = (
    method: string,
    cseq: number,
    to = '',
  ) => `Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]
From: <sip:${user}@[remote_ip]:[remote_port]>;tag=[call_number]
To: <sip:${callee}@[remote_ip]:[remote_port]>${to}
Call-ID: [call_id]
CSeq: ${cseq} ${method}
Contact: <sip:${user}@[local_ip]:[local_port]>
Max-Forwards: 70`;
  const invite = (cseq: number, more = '') => `<send retrans="500"><![CDATA[
INVITE sip:${callee}@[remote_ip]:[remote_port] SIP/2.0
${head('INVITE', cseq)}
${more}Content-Type: application/sdp
Content-Length: [len]

v=0
o=- 1 1 IN IP[local_ip_type] [local_ip]
s=-
c=IN IP[media_ip_type] [media_ip]
t=0 0
m=audio [media_port] RTP/AVP 0 101
a=rtpmap:0 PCMU/8000
a=rtpmap:101 telephone-event/8000
]]></send>`;
  return `<?xml version="1.0" encoding="ISO-8859-1" ?>
<scenario name="calls">
${invite(1)}
<recv response="100" optional="true"/>
<recv response="407" auth="true"/>
<send><![CDATA[
ACK sip:${callee}@[remote_ip]:[remote_port] SIP/2.0
${head('ACK', 1, '[peer_tag_param]')}
Content-Length: 0

]]></send>
${invite(2, `[authentication username=${user} password=pw-${user}]\n`)}
<recv response="100" optional="true"/>
<recv response="180" optional="true"/>
<recv response="200" rrs="true"/>
<send><![CDATA[
ACK [next_url] SIP/2.0
${head('ACK', 2, '[peer_tag_param]')}
[routes]
Content-Length: 0

]]></send>
<pause milliseconds="3000"/>
<send retrans="500"><![CDATA[
BYE [next_url] SIP/2.0
${head('BYE', 3, '[peer_tag_param]')}
[routes]
Content-Length: 0

]]></send>
<recv response="200"/>
</scenario>
`;
};

/** So many calls at once by SIPp. Resolves with what it says of those that failed; an empty string when none has. */
export async function callBySipp(server: string, user: string, callee: string, calls: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sipp-'));
  try {
    writeFileSync(path.join(folder, 'calls.xml'), sippScenario(user, callee));
    const ports = ['-i', '127.0.0.1', '-p', String(await freePort()), '-mp', String(await freePort())];
    const load = ['-m', String(calls), '-l', String(calls), '-r', '10', '-timeout', '25s', '-trace_err', '-nostdin'];
    const child = spawn('sipp', [server, '-sf', 'calls.xml', '-error_file', 'errors.log', ...ports, ...load], {
      cwd: folder,
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code === 0) return '';
    const errors = path.join(folder, 'errors.log');
    return existsSync(errors) ? readFileSync(errors, 'utf8').slice(0, 2_000) : `SIPp ended with ${code}.`;
  } finally {
    rmSync(folder, removed);
  }
}
