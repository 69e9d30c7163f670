/** A small button on a card; its name says what it is about. */
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
