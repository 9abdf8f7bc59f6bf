import { sql } from 'drizzle-orm';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { ofCall } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { AgentPlayback } from './agent-playback.ts';
import { keepSpool } from './keep-spool.ts';
import { Spool } from './spool.ts';
import { Timeline } from './timeline.ts';

/** The longest recording, in ms: no call lasts so long. */
const longestMs = 4 * 3_600_000;
/** How often what is old enough is written, in ms. */
const writeMs = 1_000;

export interface OfCall {
  workspaceId: string;
  callId: string;
}

/** One call of a browser that is recorded, in two channels, as long as this process leads it. */
export class CallRecorder {
  private readonly services: Services;
  private readonly of: OfCall;
  private readonly timeline = new Timeline();
  private readonly playback = new AgentPlayback();
  private readonly spool: Spool;
  /** When the recording began; null until it is known that the call has one. */
  private beganAt: number | null = null;
  private cancel = () => {};
  private over = false;

  constructor(services: Services, of: OfCall, session: CallSession) {
    this.services = services;
    this.of = of;
    this.spool = new Spool(services.config.dataDir, of.callId, (error) =>
      services.log.warn({ err: error, callId: of.callId }, 'a recording could not be written'),
    );
    const write = () => {
      if (this.beganAt !== null) this.spool.write(this.timeline.take(services.clock.now() - this.beganAt));
      this.cancel = services.clock.after(writeMs, write);
    };
    this.begin()
      .then(write)
      .catch((error: unknown) =>
        services.log.warn({ err: error, callId: of.callId }, 'a recording could not be begun'),
      );
    void session.done.then((end) => this.end(end === 'ended'));
  }

  /** The recording goes on where another process, or this one before it was killed, has begun it. */
  private async begin(): Promise<void> {
    const { db, clock } = this.services;
    const { workspaceId, callId } = this.of;
    const now = clock.now();
    const beganAt = await db.tenant(workspaceId, async (tx) => {
      await tx.execute(sql`
        insert into call_recordings (workspace_id, call_id, state, began_at, created_at)
        select workspace_id, id, 'running', ${new Date(now).toISOString()}::timestamptz,
          ${new Date(now).toISOString()}::timestamptz
        from calls where workspace_id = ${workspaceId}::uuid and id = ${callId}::uuid
        on conflict do nothing`);
      const [row] = await tx
        .select({ state: callRecordings.state, beganAt: callRecordings.beganAt })
        .from(callRecordings)
        .where(ofCall(workspaceId, callId));
      return row?.state === 'running' ? row.beganAt : null;
    });
    if (!this.over) this.beganAt = beganAt?.getTime() ?? null;
  }

  private put(side: 'agent' | 'caller', at: number, pcm: Int16Array): void {
    if (this.beganAt === null || this.over) return;
    const ms = at - this.beganAt;
    if (ms >= 0 && ms < longestMs) this.timeline.put(side, ms, pcm);
  }

  /** 20 ms of the caller, and when they were. */
  heard(at: number, pcm: Int16Array): void {
    this.put('caller', at, pcm);
  }

  /** A frame on its way to the caller's page. */
  sent(generation: number, pcm: Int16Array): void {
    if (!this.over) this.playback.sent(generation, pcm);
  }

  played(generation: number, ms: number): void {
    for (const { at, pcm } of this.playback.played(generation, ms, this.services.clock.now()))
      this.put('agent', at, pcm);
  }

  /** The page has another connection. */
  reconnected(): void {
    this.playback.reset();
  }

  private async end(isOver: boolean): Promise<void> {
    const { services, of } = this;
    this.over = true;
    this.cancel();
    try {
      if (this.beganAt !== null) this.spool.write(this.timeline.end());
      await this.spool.close();
      if (isOver) await keepSpool(services, of, { isLast: false });
    } catch (error) {
      // The queue looks for it once more.
      services.log.warn({ err: error, callId: of.callId }, 'a recording could not be kept');
    }
  }
}
