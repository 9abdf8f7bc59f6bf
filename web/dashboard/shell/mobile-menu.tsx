import { X } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '#web/dashboard/page.ts';
import { pages } from '#web/dashboard/pages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { PageMenu } from './page-menu.tsx';
import { useShell } from './shell-context.ts';
import { SubMenu } from './sub-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

/** The menu on a telephone: a drawer; a section's pages take its place until Back. */
export default function MobileMenu({ trail }: { trail: Page[] }) {
  const { close } = useShell();
  return (
    <Drawer open onOpenChange={(open) => !open && close()} title="Menu" className="bg-sunken">
      <MobileMenuContent trail={trail} onClose={close} />
    </Drawer>
  );
}

function MobileMenuContent({ trail, onClose }: { trail: Page[]; onClose: () => void }) {
  const [sectionPath, setSectionPath] = useState(trail[0]?.children ? trail[0].path : null);
  const section = pages.find((page) => page.path === sectionPath);

  function choose(page: Page) {
    if (page.children) setSectionPath(page.path);
    else onClose();
  }

  return (
    <>
      <div className="flex items-center gap-1 p-2">
        <div className="min-w-0 flex-1">
          <WorkspaceSwitcher />
        </div>
        <Button variant="ghost" size="icon" aria-label="Close menu" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {section ? (
        <SubMenu section={section} onBack={() => setSectionPath(null)} onChoose={onClose} />
      ) : (
        <PageMenu trail={trail} onChoose={choose} />
      )}
      <MenuFooter onChoose={onClose} />
      <div className="border-line border-t p-2">
        <UserMenu />
      </div>
    </>
  );
}
