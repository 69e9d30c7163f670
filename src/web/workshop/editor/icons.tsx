/** The line icons of the editor's tools, beside those of the page. */
import { Icon, type IconName } from '../../shell/controls/icons.jsx';

const PATHS = {
  pointer: 'M6 4l12.5 7.5-5.6 1.3-2.9 5.2z',
  house: 'M4 11.5 12 4.5l8 7M6.5 9.8V19.5h11V9.8M10 19.5v-5h4v5',
  way: 'M5.5 18.5a2 2 0 1 0 0-.01zM18.5 5.5a2 2 0 1 0 0-.01zM7 17.2C13 15.5 9.5 9.5 16.6 6.4',
  grid: 'M4.5 4.5h15v15h-15zM9.5 4.5v15M14.5 4.5v15M4.5 9.5h15M4.5 14.5h15',
  align: 'M4.5 12h4M15.5 12h4M12 4.5v4M12 15.5v4M9.5 9.5h5v5h-5z',
  mirror: 'M12 3.5v17M9 7 4 16.5h5zM15 7l5 9.5h-5z',
} as const;

export type ToolIcon = keyof typeof PATHS | IconName;

export function ToolPicture(props: { name: ToolIcon }) {
  return props.name in PATHS ? (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name as keyof typeof PATHS]} />
    </svg>
  ) : (
    <Icon name={props.name as IconName} />
  );
}
