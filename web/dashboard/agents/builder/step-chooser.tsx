import { isComponent } from '#domain/agents/workflow-components.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import { CommandGroup, CommandItem, CommandMenu } from '#web/ui/command-menu.tsx';
import { addNewStep } from './builder-commands.ts';
import { StepIcon } from './step-icon.tsx';
import { type StepPlace, useBuilder } from './use-builder.tsx';

/** The list of steps over the page: type to filter, Enter adds the step where it was asked for. */
export function StepChooser({ place, onClose }: { place: StepPlace | null; onClose: () => void }) {
  const { store } = useBuilder();
  const groups = [
    {
      heading: 'Components',
      items: steps.filter(({ type }) => type !== 'start' && isComponent(type)),
    },
    { heading: 'More steps', items: steps.filter(({ type }) => !isComponent(type)) },
  ];
  return (
    <CommandMenu
      open={place !== null}
      onOpenChange={(open) => !open && onClose()}
      label="Add step"
      placeholder="What should happen next?"
    >
      {groups.map(({ heading, items }) => (
        <CommandGroup key={heading} heading={heading}>
          {items.map((step) => (
            <CommandItem
              key={step.type}
              value={step.title}
              keywords={[step.type, step.description]}
              onSelect={() => {
                addNewStep(store, step, place ?? {});
                onClose();
              }}
            >
              <StepIcon name={step.icon} />
              <span className="shrink-0">{step.title}</span>
              <span className="truncate text-muted text-sm">{step.description}</span>
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </CommandMenu>
  );
}
