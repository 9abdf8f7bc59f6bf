import type { LessonId } from '#domain/getting-started.ts';
import { lessons } from '#domain/lessons.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { lessonTexts } from './lessons.data.ts';

interface LessonProps {
  id: LessonId;
  completed: boolean;
  disabled: boolean;
  onChange: (completed: boolean) => void;
}

/** One lesson: the place of its video, what it teaches, and the tick. */
export function Lesson({ id, completed, disabled, onChange }: LessonProps) {
  const text = lessonTexts[id];
  const title = lessons.find((lesson) => lesson.id === id)?.title;
  return (
    <article className="overflow-hidden lg:row-span-2 rounded-lg border border-line bg-surface">
      <div data-theme="dark" className="grid aspect-video max-h-80 w-full place-items-center bg-ground text-ink">
        <div className="px-6 text-center">
          <LogoMark className="mx-auto size-10 text-accent" />
          <p className="mt-4 font-medium text-lg">{text.videoTitle}</p>
          <p className="mt-1 text-muted text-sm">
            The video of this lesson is not recorded yet. It is all in the text.
          </p>
        </div>
      </div>
      <div className="p-5">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="mt-2 max-w-prose text-pretty text-muted">{text.content}</p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4">
          <Checkbox checked={completed} disabled={disabled} onChange={onChange} label="Mark step as completed" />
          <AppLink to={text.to} className={buttonStyles({ variant: 'outline' })}>
            {text.action}
          </AppLink>
        </div>
      </div>
    </article>
  );
}
