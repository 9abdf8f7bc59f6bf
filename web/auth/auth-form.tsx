import type { ReactNode } from 'react';
import { shortestPassword } from '#domain/identity/password-length.ts';
import type { Notice } from '#web/lib/auth-address.ts';
import { site } from '#web/lib/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageMeta, type PageMetaProps } from '#web/ui/page-meta.tsx';

/** Heading, the banner (red for what went wrong) and the form of a sign-in screen. */
export function AuthForm({
  title,
  text,
  problem,
  notice = problem ? { tone: 'danger', text: problem } : null,
  action,
  page,
  children,
}: {
  title: string;
  /** Of a prerendered screen: its address, and what it says about itself to search engines. */
  page?: Omit<PageMetaProps, 'title'>;
  text?: ReactNode;
  problem?: string;
  /** What the banner says, where it is not always a problem. */
  notice?: Pick<Notice, 'tone' | 'text'> | null;
  /** What helps, below the banner's text. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {page ? <PageMeta title={`${title} · ${site.name}`} {...page} /> : <title>{`${title} · ${site.name}`}</title>}
      <h1 className="font-semibold text-2xl">{title}</h1>
      {text && <p className="mt-1.5 text-lg text-muted">{text}</p>}
      {notice && (
        <Banner tone={notice.tone} className="mt-6">
          <p>{notice.text}</p>
          {action && <div className="mt-1">{action}</div>}
        </Banner>
      )}
      <div className="mt-7 flex flex-col gap-5">{children}</div>
    </>
  );
}

/** The word "or" between two ways in. */
export function Or({ className }: { className?: string }) {
  return (
    <p
      className={cn(
        'flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
        className,
      )}
    >
      or
    </p>
  );
}

/** Rules that the e-mail fields of all sign-in screens share. */
export const emailRules = {
  required: 'Enter your email.',
  pattern: { value: /^[^\s@]+@[^\s@]+$/, message: 'That doesn’t look like an email address.' },
};

/** Said before a new password is refused for it. */
export const passwordHint = `At least ${shortestPassword} characters.`;

/** Fields on sign-in screens are as tall as their buttons. */
export const tall = 'h-11 px-3 text-lg';
