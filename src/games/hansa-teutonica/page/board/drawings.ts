/** The pictures of a board of Hansa Teutonica; what draws them is fetched only for a board that was not drawn ahead. */
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import { frameBox } from './frame.jsx';
import { type Layout, mapBox } from './layout.js';

/** `two` for a game of two players, in which the provinces count. */
export const printOf = (layout: Layout, two: boolean): Drawing => ({
  name: two ? `${layout.file.id}+two` : layout.file.id,
  of: layout.file,
  box: withShadow(frameBox(layout)),
  drawer: async () => {
    const { BoardPrint } = await import('./print.jsx');
    return () => BoardPrint({ layout, two });
  },
});

export const thumbnailOf = (layout: Layout): Drawing => ({
  name: `${layout.file.id}+thumbnail`,
  of: layout.file,
  box: mapBox(layout),
  drawer: async () => {
    const { SmallPrint } = await import('./print.jsx');
    return () => SmallPrint({ layout });
  },
});
