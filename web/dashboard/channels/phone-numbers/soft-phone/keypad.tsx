import { Button } from '#web/ui/button.tsx';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];
const names: Record<string, string> = { '*': 'Star', '#': 'Hash' };

/** The keys of a phone. */
export function Keypad({ onPress }: { onPress: (key: string) => void }) {
  return (
    <fieldset className="grid grid-cols-3 gap-1.5">
      <legend className="sr-only">Keys</legend>
      {keys.map((key) => (
        <Button key={key} variant="outline" aria-label={names[key] ?? key} onClick={() => onPress(key)}>
          {key}
        </Button>
      ))}
    </fieldset>
  );
}
