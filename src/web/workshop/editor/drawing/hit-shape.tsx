/** The outline of something on the drawing. */
import type { Hit } from '../../../board/input/hits.jsx';

export function HitShape(props: { hit: Hit; class: string; grow?: number }) {
  const { shape, at } = props.hit;
  const grow = props.grow ?? 0;
  if ('path' in shape)
    return <path class={props.class} d={shape.path} data-line="" stroke-width={shape.width + grow} />;
  if ('r' in shape) return <circle class={props.class} cx={at[0]} cy={at[1]} r={shape.r + grow} />;
  const [w, h] = [shape.w + 2 * grow, shape.h + 2 * grow];
  return <rect class={props.class} x={at[0] - w / 2} y={at[1] - h / 2} width={w} height={h} rx="6" />;
}
