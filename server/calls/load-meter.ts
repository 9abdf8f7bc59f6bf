import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Length of one window, in ms, and how many of the last ones have to be bad: a moment's stall refuses no one. */
const windowMs = 1_000;
const windowsKept = 5;
const badWindows = 3;
/** Between two looks at the event loop, in ms. */
const lookEveryMs = 20;
/** What a window's slowest tenth may take, in ms: audio is 300 ms ahead of the ear, and a turn should be answered at once. */
const mostLagMs = 150;
const mostCommitMs = 400;
/** Fewer commits in a window say nothing of how the next one goes. */
const fewestCommits = 5;

/** What one window saw: the ninth tenth of the event loop's delays and of the commits of calls' steps, in ms. */
export interface LoadWindow {
  lagMs: number;
  commitMs: number | null;
}

/** Whether this process should take no further call, by its last windows. */
export function isOverloaded(windows: readonly LoadWindow[]): boolean {
  const bad = windows.filter(({ lagMs, commitMs }) => lagMs > mostLagMs || (commitMs ?? 0) > mostCommitMs);
  return bad.length >= badWindows;
}

/** Measures how well this process keeps up with its calls. */
export interface LoadMeter {
  readonly overloaded: boolean;
  /** A step of a call was stored after so many ms. */
  committed(ms: number): void;
  /** Measures from now on. Answers how to stop. */
  start(): () => void;
}

const ninthTenth = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length * 0.9)]!;

/** A meter that has seen nothing yet. */
export function openLoadMeter(): LoadMeter {
  let windows: LoadWindow[] = [];
  let commits: number[] = [];
  let measuring = false;

  function close(delays: ReturnType<typeof monitorEventLoopDelay>): void {
    const commitMs = commits.length < fewestCommits ? null : ninthTenth(commits);
    // The histogram holds the time between two looks, which are 20 ms apart by themselves.
    const lagMs = Math.max(0, delays.percentile(90) / 1e6 - lookEveryMs);
    windows = [...windows, { lagMs, commitMs }].slice(-windowsKept);
    commits = [];
    delays.reset();
  }

  return {
    get overloaded() {
      return isOverloaded(windows);
    },
    committed(ms) {
      if (measuring) commits.push(ms);
    },
    start() {
      measuring = true;
      const delays = monitorEventLoopDelay({ resolution: lookEveryMs });
      delays.enable();
      const timer = setInterval(close, windowMs, delays).unref();
      return () => {
        clearInterval(timer);
        delays.disable();
      };
    },
  };
}
