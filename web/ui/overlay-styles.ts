/** Looks that floating parts share, so that a menu, a select and a popover are one family. */
export const floatingStyles =
  'z-50 rounded-lg border border-line bg-surface text-ink shadow-overlay ' +
  'data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 ' +
  'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-95 duration-100';

export const menuItemStyles =
  'flex cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 outline-none data-disabled:opacity-50 ' +
  'data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

export const scrimStyles =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in-0 ' +
  'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 duration-150';
