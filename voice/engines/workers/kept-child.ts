import { type ChildProcess, type ChildProcessWithoutNullStreams, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';

/** Where there is none, as on Windows, a child has the bounds alone that this process keeps. */
const shell = '/bin/sh';
const hasShell = existsSync(shell);

/**
 * Hears the ids of children that begin and end. Its input ends with this process, however that goes, and it ends those
 * that are left: a child that is busy hears of nothing itself. It is told to stop by that alone.
 */
const keeping = `trap '' INT TERM HUP
pids=' '
while read -r sign pid; do
  case $sign in
    +) pids="$pids$pid " ;;
    -) case "$pids" in *" $pid "*) pids="\${pids%%" $pid "*} \${pids#*" $pid "}" ;; esac ;;
  esac
done
[ "$pids" = ' ' ] || kill -9 $pids`;

let keeper: ChildProcess | null = null;

function openKeeper(): ChildProcess {
  const opened = spawn(shell, ['-c', keeping], { stdio: ['pipe', 'ignore', 'ignore'], env: {}, cwd: '/' });
  const gone = () => {
    if (keeper === opened) keeper = null;
  };
  opened.on('error', gone);
  opened.on('exit', gone);
  opened.stdin!.on('error', gone);
  // This process may end while it waits.
  opened.unref();
  (opened.stdin as Socket).unref();
  return opened;
}

function keep(child: ChildProcess): void {
  const { pid } = child;
  if (!hasShell || pid === undefined) return;
  keeper ??= openKeeper();
  const told = keeper;
  told.stdin!.write(`+ ${pid}\n`);
  child.once('exit', () => told.stdin!.write(`- ${pid}\n`));
}

interface KeptOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'windowsHide'> {
  /** Processor time in seconds, after which the system ends it: anyone who watches it may be gone. */
  cpuSeconds?: number;
}

/** Starts a Node program that ends when this process does, also when that is killed while the program is busy. */
export function spawnKept(args: readonly string[], { cpuSeconds, ...options }: KeptOptions) {
  const bounded = cpuSeconds !== undefined && hasShell;
  const child: ChildProcessWithoutNullStreams = bounded
    ? spawn(shell, ['-c', 'ulimit -t "$0"; exec "$@"', `${cpuSeconds}`, process.execPath, ...args], options)
    : spawn(process.execPath, args, options);
  keep(child);
  return child;
}
