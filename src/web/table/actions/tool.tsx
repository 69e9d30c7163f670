/** A button with an icon; where there is little room only the icon is seen. */
import { Icon, type IconName } from '../../shell/icons.jsx';

interface Props {
  readonly icon: IconName;
  readonly name: string;
  /** Never with its name beside it. */
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
