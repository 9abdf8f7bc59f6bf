import { useStore } from '@xyflow/react';
import { type RefObject, useEffect } from 'react';

/** Below this zoom the text of cards is smaller than 10 pixels: they then show it larger, and less of the rest. */
const near = 0.75;
/** In what steps the zoom is told, so that a wheel that turns does not set the text of all cards anew each time. */
const steps = 20;

/** Tells the canvas' styles how far away one looks: text keeps its size on the screen while cards become smaller. */
export function ZoomLevel({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const zoom = useStore(({ transform }) => Math.max(1, Math.floor(transform[2] * steps)) / steps);
  useEffect(() => {
    frame.current?.toggleAttribute('data-far', zoom < near);
    frame.current?.style.setProperty('--zoom', String(Math.min(near, zoom)));
  }, [frame, zoom]);
  return null;
}
