import { useCases } from './home.data.ts';

/** Five uses as a list to read, each with an example of what is said and what comes of it. */
export function UseCases() {
  return (
    <ol className="border-line border-b">
      {useCases.map(({ title, text, said, kept }) => (
        <li key={title} className="grid gap-x-12 gap-y-3 border-line border-t py-8 lg:grid-cols-[1fr_1.25fr_1.1fr]">
          <h3 className="text-balance font-medium text-xl">{title}</h3>
          <p className="text-pretty text-muted">{text}</p>
          <p className="flex flex-col gap-1.5 border-accent border-l-2 pl-4">
            <span>“{said}”</span>
            <span className="font-mono text-accent-text text-sm">{kept}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
