import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#server/platform/free-port.ts';

/** The product as a process of its own, with a key for its speech API. */
export interface SpeechServer {
  /** Sends a request over a kept connection; answers when the first byte of sound came, and the last. */
  post(route: string, body: object): Promise<{ status: number; firstMs: number; totalMs: number; bytes: Buffer }>;
  get(route: string): Promise<{ status: number; bytes: Buffer }>;
  /** Resident memory of the process in MB, from Linux; NaN elsewhere. */
  memoryMb(): number;
  /** Milliseconds that the main thread has worked, from Linux; NaN elsewhere. What others do on the machine is not in it. */
  workedMs(): number;
  /** MB of the main thread's objects that are still in use. */
  liveHeapMb(): Promise<number>;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');

async function newKey(url: string): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of four shapes.
  const json = async (address: string, headers: Record<string, string>, body?: object): Promise<any> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + address, { ...init, headers: { 'content-type': 'application/json', ...headers } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { auth } = await json('/v1/public-config', {});
  const person = { email: 'bench@example.com', password: 'an orchard of nine pears' };
  const session = await json('/auth/v1/signup', { apikey: auth.anonKey }, person);
  const authorization = `Bearer ${session.access_token}`;
  const [workspace] = (await json('/v1/workspaces', { authorization })).items;
  const headers = { authorization, 'x-workspace-id': workspace.id };
  return (await json('/v1/access-tokens', headers, { name: 'Benchmark' })).value;
}

/** What is left of the heap when all garbage is collected, asked of a process that can be inspected at a port. */
async function liveHeapMb(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const next = (event: string) =>
    new Promise<MessageEvent>((resolve) => {
      socket.addEventListener(event, (message) => resolve(message as MessageEvent), { once: true });
    });
  const ask = async (id: number, method: string) => {
    socket.send(JSON.stringify({ id, method }));
    return JSON.parse(String((await next('message')).data)) as { result: { usedSize: number } };
  };
  await next('open');
  await ask(1, 'HeapProfiler.collectGarbage');
  await ask(2, 'HeapProfiler.collectGarbage');
  const { result } = await ask(3, 'Runtime.getHeapUsage');
  socket.close();
  return result.usedSize / 2 ** 20;
}

/** Starts it with an empty data folder and without limits. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-speech-'));
  const port = await freePort();
  const settings = { RATE_LIMIT: '1000000', SPEECH_FREE_CHARACTERS: '0', AUTH_AUTOCONFIRM: 'true', LOG_LEVEL: 'error' };
  const inspector = await freePort();
  const inspect = [`--inspect=127.0.0.1:${inspector}`, '--inspect-publish-uid=http'];
  const child = spawn(process.execPath, [...inspect, 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // All but Node's own word that someone inspects it.
  child.stderr.on('data', (data) => String(data).startsWith('Debugger ') || process.stderr.write(data));
  const exit = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes('Parley is ready')) resolve();
    });
    void exit.then(([code]) => reject(new Error(`ended with ${code} before it was ready`)));
  });
  const key = await newKey(`http://127.0.0.1:${port}`);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

  function send(method: string, route: string, body?: object) {
    const started = performance.now();
    return new Promise<{ status: number; firstMs: number; totalMs: number; bytes: Buffer }>((resolve, reject) => {
      const request = http.request({ port, host: '127.0.0.1', agent, method, path: route, headers }, (answer) => {
        const parts: Buffer[] = [];
        let firstMs = 0;
        answer.on('data', (part: Buffer) => {
          firstMs ||= performance.now() - started;
          parts.push(part);
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            firstMs,
            totalMs: performance.now() - started,
            bytes: Buffer.concat(parts),
          }),
        );
        answer.on('error', reject);
      });
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  }

  return {
    post: (route, body) => send('POST', route, body),
    get: (route) => send('GET', route),
    memoryMb() {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    workedMs() {
      try {
        return Number(/^\d+/.exec(readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8'))) / 1e6;
      } catch {
        return Number.NaN;
      }
    },
    liveHeapMb: () => liveHeapMb(inspector),
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
