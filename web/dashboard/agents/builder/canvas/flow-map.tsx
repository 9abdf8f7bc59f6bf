import { MiniMap, useStore } from '@xyflow/react';
import type { DrawnNode } from './drawn.ts';

/** Pixels. */
const mapSize = { width: 168, height: 112 };

/** A small map of the flow, while a part of it is out of sight. */
export function FlowMap({ nodes }: { nodes: readonly DrawnNode[] }) {
  const isNeeded = useStore(({ transform: [x, y, zoom], width, height }) =>
    nodes.some(
      ({ position, width: wide = 0, height: tall = 0 }) =>
        position.x * zoom + x < 0 ||
        position.y * zoom + y < 0 ||
        (position.x + wide) * zoom + x > width ||
        (position.y + tall) * zoom + y > height,
    ),
  );
  if (!isNeeded) return null;
  return <MiniMap pannable zoomable position="bottom-right" ariaLabel="Flow map" style={mapSize} />;
}
