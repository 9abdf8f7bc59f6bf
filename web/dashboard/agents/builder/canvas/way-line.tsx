import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { useBuilder } from '../use-builder.tsx';
import type { WayEdge } from './drawn.ts';
import { useIsHovered } from './hovered.ts';

/** Pixels of a line's corners, and between a card and where it turns. */
const [radius, turn] = [10, 26];

/** Down out of a card, along below it, up in the gap before the next column, and from above into the card there. */
function upwards(ends: { sourceX: number; sourceY: number; targetX: number; targetY: number; gutter: number }) {
  const { sourceX: x, sourceY: y, targetX, targetY, gutter } = ends;
  const [low, high, r] = [y + turn, targetY - turn, radius];
  const path = [
    `M${x},${y}V${low - r}Q${x},${low} ${x + r},${low}H${gutter - r}Q${gutter},${low} ${gutter},${low - r}`,
    `V${high + r}Q${gutter},${high} ${gutter + r},${high}H${targetX - r}Q${targetX},${high} ${targetX},${high + r}V${targetY}`,
  ].join('');
  return [path, gutter, (low + high) / 2] as const;
}

/** A way from a port to a step. Its name and the button that puts a step into it show while the pointer is on it. */
export function WayLine({ id, source, sourceHandleId, data, ...ends }: EdgeProps<WayEdge>) {
  const { readOnly, chooseStep } = useBuilder();
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, style, markerEnd } = ends;
  const isHovered = useIsHovered(id);
  const [path, labelX, labelY] =
    data?.gutter == null
      ? getSmoothStepPath({
          sourceX,
          sourceY,
          sourcePosition,
          targetX,
          targetY,
          targetPosition,
          borderRadius: radius,
        })
      : upwards({ sourceX, sourceY, targetX, targetY, gutter: data.gutter });
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
