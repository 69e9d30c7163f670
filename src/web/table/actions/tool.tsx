/** A button with an icon; if there is little room, its label is hidden. */
import { Icon, type IconName } from '../../shell/controls/icons.jsx';

interface Props {
  readonly icon: IconName;
  readonly name: string;
  /** Never shows its label. */
  readonly plain?: boolean;
  readonly disabled?: boolean;
  onClick(): void;
}

export function Tool(props: Props) {
  return (
    <button
      type="button"
      class="button tool"
      classList={{ 'tool-plain': props.plain === true }}
      title={props.name}
      disabled={props.disabled ?? false}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
      <span class="tool-name">{props.name}</span>
    </button>
  );
}
