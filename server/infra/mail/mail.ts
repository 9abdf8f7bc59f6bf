import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { type Config, isLoopback } from '#server/config.ts';
import type { Clock } from '#voice/call/clock.ts';

export interface Letter {
  to: string;
  /** Whom an answer goes to, when that is not who sent it. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Kept as a header, so that a letter sent twice by a repeated job can be told by its Message-ID. */
  key: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface Mail {
  /** True when letters are files in the outbox because no SMTP server is set. */
  readonly toOutbox: boolean;
  /** Hands the letter to the SMTP server, or writes it to the outbox. @throws when neither worked. */
  send(letter: Letter): Promise<void>;
}

interface MailSettings {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
  /** Domain of message ids. */
  publicUrl: string;
}

export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** Whether this server shows its outbox: without SMTP, on a loopback address only, since the letters hold sign-in links. */
export const hasMailbox = (config: Config) =>
  config.smtpUrl === null && isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname);

function compose(settings: MailSettings, letter: Letter): SendMailOptions {
  const id = createHash('sha256').update(letter.key).digest('hex').slice(0, 32);
  return {
    from: settings.mailFrom,
    to: letter.to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: letter.text,
    ...(letter.html !== undefined && { html: letter.html }),
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    // Templates are ours; no address or file that a caller names is ever fetched or read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(letter.attachments && { attachments: letter.attachments }),
  };
}

/** Letters by SMTP with time limits, or as files `DATA_DIR/outbox/<time>-<id>.eml` whose newest name sorts last. */
export function openMail(settings: MailSettings, clock: Clock, log: Logger): Mail {
  if (settings.smtpUrl !== null) {
    const smtp = nodemailer.createTransport(settings.smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object);
    return {
      toOutbox: false,
      async send(letter) {
        await smtp.sendMail(compose(settings, letter));
        log.info({ key: letter.key }, 'mail sent');
      },
    };
  }
  const folder = outboxFolder(settings.dataDir);
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    toOutbox: true,
    async send(letter) {
      const { message } = await writer.sendMail({ ...compose(settings, letter), date: new Date(clock.now()) });
      const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
      const name = `${time}-${createHash('sha256').update(letter.key).digest('hex').slice(0, 12)}.eml`;
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, `${name}.new`), message as Buffer);
      await fs.rename(path.join(folder, `${name}.new`), path.join(folder, name));
      log.info({ file: path.join('outbox', name) }, 'mail written to the outbox');
    },
  };
}
