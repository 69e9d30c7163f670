/** The hours of the day when nothing should happen. */
import { For } from 'solid-js';

interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '22:00', to: '08:00' };

export function QuietHoursFields(props: {
  class: string;
  hours: QuietHours;
  labels: QuietHours;
  change(hours: QuietHours): void;
}) {
  return (
    <div class={props.class}>
      <For each={['from', 'to'] as const}>
        {(end) => (
          <label class="labelled">
            <span>{props.labels[end]}</span>
            <input
              class="field"
              type="time"
              required
              value={props.hours[end]}
              onChange={({ currentTarget: { value } }) =>
                /^\d\d:\d\d$/.test(value) && props.change({ ...props.hours, [end]: value })
              }
            />
          </label>
        )}
      </For>
    </div>
  );
}
