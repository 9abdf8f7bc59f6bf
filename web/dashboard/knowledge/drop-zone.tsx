import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  /** Nothing is taken while it is off. */
  enabled: boolean;
  /** Where what is dropped goes, as people call it. */
  where: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it, and says so while they are over it. */
export function DropZone({ enabled, where, onFiles, children }: DropZoneProps) {
  // Events come for each element that is entered and left.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  function leave() {
    depth.current = 0;
    setOver(false);
  }
  if (!enabled) return children;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button Upload does the same by keyboard.
    <div
      className="relative"
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current++;
        setOver(true);
      }}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={(event) => {
        if (hasFiles(event) && --depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-canvas/90">
          <p className="flex items-center gap-2 font-medium text-lg">
            <FileUp aria-hidden className="size-5 text-accent-text" /> Drop files to add them to {where}
          </p>
        </div>
      )}
    </div>
  );
}
