/** Small line drawings, 24 by 24. */
const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  learn: 'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.8v4.4c0 1.2 2.5 2.6 5.5 2.6s5.5-1.4 5.5-2.6v-4.4M21.5 9.5v5.5',
  book: 'M12 6.5C10.2 5.2 7.4 4.6 4 4.8v13.6c3.4-.2 6.2.4 8 1.7 1.8-1.3 4.6-1.9 8-1.7V4.8c-3.4-.2-6.2.4-8 1.7zm0 0v13.6',
  gear: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10.4 2.9h3.2l.5 2.5 1.9.8 2.1-1.4 2.2 2.2-1.4 2.1.8 1.9 2.5.5v3.2l-2.5.5-.8 1.9 1.4 2.1-2.2 2.2-2.1-1.4-1.9.8-.5 2.5h-3.2l-.5-2.5-1.9-.8-2.1 1.4-2.2-2.2 1.4-2.1-.8-1.9-2.5-.5v-3.2l2.5-.5.8-1.9-1.4-2.1 2.2-2.2 2.1 1.4 1.9-.8z',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 19.5h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  pencil: 'M5 19l.8-3.8L15.6 5.4l3 3L8.8 18.2zM13.4 7.6l3 3',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01',
  crown: 'M4 18h16M4.5 15.5 3.5 7.5 8.5 11 12 5.5 15.5 11l5-3.5-1 8z',
  replay: 'M5 5v5h5M5.6 10a7 7 0 1 1-.6 4.2',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.8 19c.4-3.4 2.9-5.2 6.2-5.2s5.8 1.8 6.2 5.2M15.5 5.4a3.2 3.2 0 0 1 0 5.8M17 14.2c2.3.6 3.9 2.2 4.2 4.8',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9a5 5 0 0 1 0 10H9',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5h-9a5 5 0 0 0 0 10H15',
  bulb: 'M9 17.5h6M10 20.5h4M8.2 14.6a6 6 0 1 1 7.6 0c-.6.5-.8 1.2-.8 2.9H9c0-1.7-.2-2.4-.8-2.9z',
  pause: 'M8.5 5v14M15.5 5v14',
  step: 'M6 5v14l9-7zM18 5v14',
  fast: 'M4 5.5v13l8-6.5zM12.5 5.5v13l8-6.5z',
  chat: 'M4 5.5h16v10.5h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5',
  person: 'M12 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM5 20c.5-3.9 3.3-6 7-6s6.5 2.1 7 6',
  scroll:
    'M7 4.5h11v13a2.5 2.5 0 0 1-2.5 2.5H6.5A2.5 2.5 0 0 0 9 17.5V6.5a2 2 0 1 0-4 0v2h4M12 9h3.5M12 12.5h3.5',
  clock: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.5V12l3 2',
  map: 'M3.5 6.5 9 4.5l6 2 5.5-2v13L15 19.5l-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  share: 'M12 14.5V4M8 7.5 12 3.8l4 3.7M6 11.5H5v8.5h14v-8.5h-1',
  copy: 'M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1',
  up: 'M6 14.5 12 8.5l6 6',
  down: 'M6 9.5l6 6 6-6',
  flag: 'M6 21V4M6 4.8h11.5l-2.6 4 2.6 4H6',
  sail: 'M11 3v13M11 4c4 2 6.5 6 7 10h-7M11 7c-2.5 1.5-4.2 4-5 7h5M3.5 17h17l-2.5 4h-12z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** The mark of Kontor: a stepped gable with its door and hatches. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true">
      <path class="mark-wall" d="M10 58V32h6v-8h6v-8h6V8h8v8h6v8h6v8h6v26z" />
      <path class="mark-hole" d="M26 58V46a6 6 0 0 1 12 0v12zM20 36h7v6h-7zM37 36h7v6h-7zM28.5 22h7v8h-7z" />
    </svg>
  );
}
