import { cn } from '#web/ui/cn.ts';
import agentsDark from './agents-dark.webp';
import agentsLight from './agents-light.webp';
import builderDark from './builder-dark.webp';
import builderLight from './builder-light.webp';
import callDark from './call-dark.webp';
import callLight from './call-light.webp';
import talkDark from './talk-dark.webp';
import talkLight from './talk-light.webp';
import templatesDark from './templates-dark.webp';
import templatesLight from './templates-light.webp';

/** Pictures of the running product, made by scripts/make-pictures.ts. All have the same size. */
const pictures = {
  agents: { light: agentsLight, dark: agentsDark },
  builder: { light: builderLight, dark: builderDark },
  call: { light: callLight, dark: callDark },
  talk: { light: talkLight, dark: talkDark },
  templates: { light: templatesLight, dark: templatesDark },
};
const size = { width: 1280, height: 800 };

interface ProductPictureProps {
  name: keyof typeof pictures;
  /** What it shows, for those who do not see it. */
  alt: string;
  className?: string;
  /** For the picture itself: how it is cut where there is little room. */
  imageClassName?: string;
}

/** A picture of the product in the theme of the page; the other one is not loaded. */
export function ProductPicture({ name, alt, className, imageClassName }: ProductPictureProps) {
  const { light, dark } = pictures[name];
  const image = (src: string, theme: string) => (
    <img
      src={src}
      alt={alt}
      {...size}
      loading="lazy"
      decoding="async"
      className={cn('w-full', imageClassName, theme)}
    />
  );
  return (
    <div className={cn('overflow-hidden rounded-xl border border-line bg-surface shadow-overlay', className)}>
      {image(light, 'dark:hidden')}
      {image(dark, 'hidden dark:block')}
    </div>
  );
}
