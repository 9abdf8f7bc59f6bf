import http from 'node:http';

/**
 * A process that asks for one address over and over: `load.ts URL TOKEN CONNECTIONS MS`. Prints how many answers came, and the
 * milliseconds that each took, as JSON.
 */

const [url, token, connections, ms] = process.argv.slice(2) as [string, string, string, string];
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = { authorization: `Bearer ${token}` };

/** Milliseconds until an answer is read to its end. */
function ask(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - begun);
          else reject(new Error(`${url} answered ${response.statusCode}.`));
        });
      })
      .on('error', reject);
  });
}

const took: number[] = [];
const end = performance.now() + Number(ms);
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < end) took.push(await ask());
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(took));
