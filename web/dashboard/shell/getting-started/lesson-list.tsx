import { Circle, CircleCheck } from 'lucide-react';
import type { LessonId } from '#domain/usage/getting-started.ts';
import { lessons } from '#domain/usage/lessons.ts';
import { cn } from '#web/ui/cn.ts';
import { Earned } from './earned.tsx';

interface LessonListProps {
  completed: readonly LessonId[];
  current: LessonId;
  onChoose: (id: LessonId) => void;
}

/** The lessons in their order; choosing one opens it. */
export function LessonList({ completed, current, onChoose }: LessonListProps) {
  return (
    <ol className="-mx-2 flex flex-col gap-0.5">
      {lessons.map(({ id, title }) => {
        const done = completed.includes(id);
        const Icon = done ? CircleCheck : Circle;
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onChoose(id)}
              className={cn(
                'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left pointer-coarse:min-h-11',
                id === current ? 'bg-hover font-medium' : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              <Icon aria-hidden className={cn('size-4 shrink-0', done ? 'text-accent-text' : 'text-faint')} />
              {title}
              {done && <span className="sr-only">completed</span>}
              <Earned done={done} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
