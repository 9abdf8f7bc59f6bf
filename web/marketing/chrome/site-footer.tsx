import { AppLink } from '#web/lib/app-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { docs, footerCompany, footerSolutions, type SiteLink } from './site-links.ts';

export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 sm:grid-cols-[1.6fr_1fr_1fr] sm:px-8">
        <div>
          <p className="text-xl">
            <Logo />
          </p>
          <p className="mt-3 max-w-xs text-pretty text-muted">Where Voice Technology Meets Human Connection.</p>
        </div>
        <FooterColumn title="Solutions" links={footerSolutions} />
        <FooterColumn title="Company" links={footerCompany} />
      </div>
      <p className="mx-auto max-w-6xl px-5 pr-24 pb-8 text-muted text-sm sm:px-8">
        © 2025 Parley. All rights reserved.
      </p>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map((link) => (
          <li key={link.title}>
            <AppLink
              to={link.to}
              reloadDocument={link === docs}
              className="inline-block rounded-sm py-1 text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5"
            >
              {link.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
