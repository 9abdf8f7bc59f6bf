import * as agency from './agency.ts';
import * as agentTests from './agent-tests.ts';
import * as analytics from './analytics.ts';
import * as api from './api.ts';
import * as backup from './backup.ts';
import { printRows } from './bench-row.ts';
import * as builder from './builder.ts';
import * as calls from './calls.ts';
import * as callsSearch from './calls-search.ts';
import * as contacts from './contacts.ts';
import * as encoding from './encoding.ts';
import * as engine from './engine.ts';
import * as hearing from './hearing.ts';
import * as knowledge from './knowledge.ts';
import * as live from './live.ts';
import * as money from './money.ts';
import * as notifications from './notifications.ts';
import * as pages from './pages.ts';
import * as permissions from './permissions.ts';
import * as scrolling from './scrolling.ts';
import * as server from './server.ts';
import * as sip from './sip.ts';
import * as speechApi from './speech-api.ts';
import * as synthesis from './synthesis.ts';
import * as turn from './turn.ts';
import * as understanding from './understanding.ts';

/**
 * `npm run bench`: every benchmark, one after the other, so that none measures another; half an hour. `bench/kills.ts`,
 * `bench/nodes.ts`, `bench/restarts.ts`, and `bench/knee.ts` go by themselves: each takes minutes, and several servers.
 */
const benches = {
  engine,
  agentTests,
  builder,
  synthesis,
  encoding,
  hearing,
  understanding,
  knowledge,
  speechApi,
  turn,
  calls,
  sip,
  callsSearch,
  scrolling,
  live,
  api,
  contacts,
  analytics,
  money,
  notifications,
  backup,
  permissions,
  agency,
  server,
  pages,
};

for (const [title, bench] of Object.entries(benches)) printRows(title, await bench.run());
