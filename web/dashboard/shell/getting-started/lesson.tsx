import type { LessonId } from '#domain/usage/getting-started.ts';
import { lessons } from '#domain/usage/lessons.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx';
import { lessonTexts } from './lessons.data.ts';

interface LessonProps {
  id: LessonId;
  completed: boolean;
  disabled: boolean;
  onChange: (completed: boolean) => void;
  /** The lesson that is left to do after this one. */
  next: { id: LessonId; title: string } | undefined;
  onNext: (id: LessonId) => void;
}

/** One lesson: its video, what it teaches, and the tick. */
export function Lesson({ id, completed, disabled, onChange, next, onNext }: LessonProps) {
  const text = lessonTexts[id];
  const title = lessons.find((lesson) => lesson.id === id)?.title;
  return (
    <article className="overflow-hidden lg:row-span-2 rounded-lg border border-line bg-surface">
      <video
        controls
        preload="none"
        poster={`/lessons/${id}.jpg`}
        aria-label={text.videoTitle}
        className="aspect-video w-full bg-ground dark:brightness-75"
      >
        <source src={`/lessons/${id}.webm`} type="video/webm" />
        <track kind="captions" src={`/lessons/${id}.vtt`} srcLang="en" label="English" default />
      </video>
      <div className="p-5">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="mt-0.5 text-muted text-sm">Video: {text.videoTitle}</p>
        <p className="mt-2 max-w-prose text-pretty text-muted">{text.content}</p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4">
          <NativeCheckbox checked={completed} disabled={disabled} onChange={onChange} label="Mark step as completed" />
          {completed && next ? (
            <Button variant="outline" onClick={() => onNext(next.id)}>
              Next: {next.title}
            </Button>
          ) : (
            <AppLink to={text.to} className={buttonStyles({ variant: 'outline' })}>
              {text.action}
            </AppLink>
          )}
        </div>
      </div>
    </article>
  );
}
