/** A small button on a card; its accessible name includes what it acts on. */
import { Icon, type IconName } from './icons.jsx';

export function Tool(props: { icon: IconName; label: string; name: string; run(): void }) {
  return (
    <button
      type="button"
      class="icon-button"
      title={props.label}
      aria-label={`${props.label}: ${props.name}`}
      onClick={() => props.run()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
