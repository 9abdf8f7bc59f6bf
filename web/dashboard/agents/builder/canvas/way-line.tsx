import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { useBuilder } from '../use-builder.tsx';
import type { WayEdge } from './drawn.ts';
import { useIsHovered } from './hovered.ts';

/** A way from a port to a step. Its name and the button that puts a step into it show while the pointer is on it. */
export function WayLine({ id, source, sourceHandleId, data, ...ends }: EdgeProps<WayEdge>) {
  const { readOnly, chooseStep } = useBuilder();
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, style, markerEnd } = ends;
  const isHovered = useIsHovered(id);
  const [path, labelX, labelY] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
    borderRadius: 10,
  });
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={16} {...(style && { style })} {...(markerEnd && { markerEnd })} />
      {isHovered && (
        <EdgeLabelRenderer>
          <div
            className="nodrag nopan absolute flex items-center gap-1 rounded-full border border-line bg-surface py-0.5 pr-0.5 pl-2 text-xs shadow-raised"
            style={{ transform: `translate(-50%, -50%) translate(${labelX}px, ${labelY}px)`, pointerEvents: 'none' }}
          >
            {data?.label}
            {!readOnly && sourceHandleId && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Insert a step into ${data?.label ?? 'this path'}`}
                style={{ pointerEvents: 'all' }}
                className="grid size-5 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hover"
                onClick={() => chooseStep({ way: { from: source, port: sourceHandleId } })}
              >
                <Plus aria-hidden className="size-3" />
              </button>
            )}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
