import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { type Config, isLoopback } from '#server/config.ts';
import type { Clock } from '#voice/clock.ts';

export interface Letter {
  to: string;
  /** Of a brand: the name it sends under, from the operator's address, and the host in its Message-ID. */
  from?: { name: string; host: string };
  /** Whom an answer goes to, when that is not who sent it. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Kept as a header, so that a letter sent twice by a repeated job can be told by its Message-ID. */
  key: string;
  attachments?: { filename: string; contentType: string; content: string | Buffer }[];
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** On whose behalf it is sent: in the outbox, a workspace finds the letters about a person that it erases. */
  workspaceId?: string;
}

/** Surely not sent: it may be tried again. */
export class MailUnsent extends Error {}
/** Refused for good: the same letter will be refused again. */
export class MailRefused extends Error {}

/** Stages of SMTP before the letter itself goes over. */
const beforeLetter = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT)/;

/**
 * What is known of a letter that failed: once the server has asked for it, an error without an answer leaves it open,
 * whatever the error is called.
 * @param asked whether the server had said that the letter may come
 */
function faultOf(error: unknown, asked: boolean): unknown {
  const {
    code,
    command,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const about = { cause: error };
  // 5xx to an address or to the letter is final; to the login it is the operator's to mend.
  if (responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')) return new MailRefused(message, about);
  if (asked && responseCode === 0) return error;
  const early = command === undefined || beforeLetter.test(command) || ['ECONNECTION', 'EDNS'].includes(code ?? '');
  return early || responseCode > 0 ? new MailUnsent(message, about) : error;
}

export interface Mail {
  /** True when letters are files in the outbox because no SMTP server is set. */
  readonly toOutbox: boolean;
  /**
   * Hands the letter to the SMTP server, or writes it to the outbox.
   * @throws MailUnsent, MailRefused; anything else leaves open whether the server has it
   */
  send(letter: Letter): Promise<void>;
}

interface MailSettings {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
  /** Domain of message ids. */
  publicUrl: string;
}

/** Names the workspace in letters of the outbox; mail servers don't get it. */
export const workspaceHeader = 'x-parley-workspace';

export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** Whether this server shows its outbox: without SMTP, on a loopback address only, since the letters hold sign-in links. */
export const hasMailbox = (config: Config) =>
  config.smtpUrl === null && isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname);

/** `Parley <parley@example.com>`: the part between the brackets, or all of it. */
const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

function compose(settings: MailSettings, letter: Letter): SendMailOptions {
  const id = createHash('sha256').update(letter.key).digest('hex').slice(0, 32);
  const host = letter.from?.host ?? new URL(settings.publicUrl).hostname;
  return {
    from: letter.from ? { name: letter.from.name, address: addressOf(settings.mailFrom) } : settings.mailFrom,
    to: letter.to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: letter.text,
    ...(letter.html !== undefined && { html: letter.html }),
    messageId: `<${id}@${host}>`,
    // Templates are ours; no address or file that a caller names is ever fetched or read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(letter.attachments && { attachments: letter.attachments }),
    ...(letter.headers && { headers: letter.headers }),
  };
}

/** Milliseconds of silence that are borne. */
const smtpLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Milliseconds for a letter in all: a server that says a word now and then must not hold it for ever. */
const letterMs = 60_000;

type GetSocket = (
  server: { host?: string; port?: number; secure?: boolean },
  done: (error: Error | null, found?: { connection: net.Socket }) => void,
) => void;

/** A connection that is cut when its time is over, whatever stage the letter is at. */
const socketFor =
  (totalMs: number): GetSocket =>
  ({ host = 'localhost', secure = false, port = secure ? 465 : 587 }, done) => {
    const connection = net.connect({ host, port, signal: AbortSignal.timeout(totalMs) });
    connection.setTimeout(smtpLimits.connectionTimeout, () =>
      connection.destroy(new Error('The connection timed out.')),
    );
    connection.once('error', done);
    connection.once('connect', () => {
      connection.setTimeout(0);
      connection.removeListener('error', done);
      done(null, { connection });
    });
  };

/** Listens to what is said with a mail server, for the answer that the letter may come (354). Nothing is kept. */
function hearAsking() {
  let asked = false;
  const hear = ({ tnx }: { tnx?: string }, said?: unknown) => {
    if (tnx === 'server' && String(said).startsWith('354')) asked = true;
  };
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
  return { logger: Object.fromEntries(levels.map((level) => [level, hear])), asked: () => asked };
}

/** Letters by SMTP with time limits, or as files `DATA_DIR/outbox/<time>-<id>.eml` whose newest name sorts last. */
export function openMail(settings: MailSettings, clock: Clock, log: Logger, totalMs = letterMs): Mail {
  if (settings.smtpUrl !== null) {
    const { smtpUrl: url } = settings;
    return {
      toOutbox: false,
      async send(letter) {
        // A transport for each letter, whose connection ends with the letter's time.
        const { logger, asked } = hearAsking();
        const heard = { logger, transactionLog: true };
        const smtp = nodemailer.createTransport({
          url,
          ...smtpLimits,
          ...heard,
          getSocket: socketFor(totalMs),
        } as object);
        await smtp.sendMail(compose(settings, letter)).catch((error: unknown) => {
          throw faultOf(error, asked());
        });
        log.info({ key: letter.key }, 'mail sent');
      },
    };
  }
  const folder = outboxFolder(settings.dataDir);
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    toOutbox: true,
    async send(letter) {
      const { workspaceId } = letter;
      const headers = { ...letter.headers, ...(workspaceId && { [workspaceHeader]: workspaceId }) };
      const composed = compose(settings, { ...letter, headers });
      const { message } = await writer.sendMail({ ...composed, date: new Date(clock.now()) });
      const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
      const name = `${time}-${createHash('sha256').update(letter.key).digest('hex').slice(0, 12)}.eml`;
      // Letters hold links that sign people in.
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(path.join(folder, `${name}.new`), message as Buffer, { mode: 0o600 });
      await fs.rename(path.join(folder, `${name}.new`), path.join(folder, name));
      log.info({ file: path.join('outbox', name) }, 'mail written to the outbox');
    },
  };
}
