/** *Draw your first board*: six steps, each with a picture of a board that ships and a mark on what it is about. */
import { createResource, For, Show } from 'solid-js';
import { hansaTeutonica } from '../../../games/hansa-teutonica/rules/index.js';
import { drawingsOf } from '../../games/drawings.js';
import { t } from '../../i18n/index.js';
import { shippedFile } from '../shipped-file.js';
import { MarkedBoard, type Marks, type Places } from './marked-board.jsx';

const BOARD = 'salt-march';

/** What the steps point at, as the file of the board has it. */
interface BoardFile {
  readonly connection: { readonly cities: readonly string[] };
  readonly cities: readonly { readonly id: string; readonly develops?: readonly string[] }[];
  readonly routes: readonly {
    readonly id: string;
    readonly cities: readonly string[];
    readonly tavern?: boolean;
  }[];
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly marks: Marks;
}

/** How often three apprentices create each route in a game: `kontor boards test salt-march.json --level apprentice`. */
const CREATED = {
  'bernstrand--grausand': 1.1,
  'bernstrand--moewenhaven': 0.6,
  'bernstrand--wollenrode': 1.3,
  'eichenfurt--flachsheim': 4.1,
  'eichenfurt--heringsort': 1.6,
  'flachsheim--kraehenfels': 0.5,
  'flachsheim--salzbrueck': 1.2,
  'glaswinkel--grausand': 5.5,
  'glaswinkel--silberquell': 2,
  'grausand--wollenrode': 0.4,
  'heringsort--moewenhaven': 2.5,
  'heringsort--torfkaten': 0.5,
  'hopfengrund--kraehenfels': 2.1,
  'hopfengrund--salzbrueck': 0.2,
  'hopfengrund--silberquell': 0.3,
  'kraehenfels--rebenhang': 0.7,
  'rebenhang--silberquell': 3.2,
  'salzbrueck--torfkaten': 1.6,
  'salzbrueck--wollenrode': 0.2,
};

function stepsOn({ connection, cities, routes }: BoardFile): readonly Step[] {
  const taverns = routes.filter(({ tavern }) => tavern);
  const abilities = cities.filter(({ develops = [] }) => develops.length > 0).map(({ id }) => id);
  const beside = routes.find((route) => route.cities.includes(abilities[0]))!;
  return [
    {
      title: t('guide.begin'),
      text: t('guide.beginText', {
        draw: t('boards.draw'),
        variant: t('editor.variant'),
        make: t('boards.make'),
        tracing: t('editor.tracing'),
      }),
      marks: {},
    },
    {
      title: t('guide.cities'),
      text: t('guide.citiesText', { tool: t('editor.tool-city') }),
      marks: { circles: [connection.cities[0]], near: [connection.cities[0]] },
    },
    {
      title: t('guide.routes'),
      text: t('guide.routesText', { tool: t('editor.tool-route') }),
      marks: { routes: [taverns[0].id], near: taverns[0].cities },
    },
    {
      title: t('guide.needs'),
      text: t('guide.needsText'),
      marks: { circles: abilities, dashes: taverns.map(({ id }) => id), squares: connection.cities },
    },
    {
      title: t('guide.fix'),
      text: t('guide.fixText', { concerns: t('editor.concerns'), playable: t('editor.playable') }),
      marks: { wrong: [abilities[0]], unwise: [beside.id], near: beside.cities },
    },
    {
      title: t('guide.try'),
      text: t('guide.tryText', { try: t('boards.try'), improve: t('improve.title') }),
      marks: { created: CREATED },
    },
  ];
}

export function Guide() {
  const [file] = createResource(() => shippedFile(hansaTeutonica.id, BOARD));
  const places = drawingsOf(hansaTeutonica).places!(hansaTeutonica, BOARD);
  return (
    <div class="page workshop guide">
      <p>
        <a href="#/boards">{t('home.ownBoards')}</a>
      </p>
      <h1>{t('guide.title')}</h1>
      <p class="workshop-intro">{t('guide.intro')}</p>
      <Show when={file()}>
        {(found) => (
          <ol class="guide-steps">
            <For each={stepsOn(found() as unknown as BoardFile)}>
              {(step) => <StepView step={step} places={places} />}
            </For>
          </ol>
        )}
      </Show>
      <p>
        <a class="button button-primary" href="#/boards">
          {t('guide.toBoards')}
        </a>
      </p>
    </div>
  );
}

const StepView = (props: { step: Step; places: Places }) => (
  <li class="card guide-step">
    <div class="guide-words">
      <h2>{props.step.title}</h2>
      <p>{props.step.text}</p>
    </div>
    <MarkedBoard
      places={props.places}
      marks={props.step.marks}
      label={t('guide.picture', { what: props.step.title })}
    />
  </li>
);
