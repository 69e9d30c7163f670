/** A desk of Hansa Teutonica in a few figures: actions, the highest privilege, the supply, unused markers. */
import { Show } from 'solid-js';
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { texts } from '../rules/texts/words.js';
import { COLOURS } from '../rules/vocabulary.js';
import { AbilityIcon, MarkerIcon } from './icons.jsx';
import { abilityTip, stepValue } from './track.jsx';

const FULL = 4;

export function HansaTeutonicaDeskRow(props: DeskProps) {
  const tips = () => texts.in(language()).deskTips;
  const words = () => texts.in(language());
  const abilities = () => props.desk.abilities as Record<'actions' | 'privilege', number>;
  const supply = () => props.desk.supply as Record<'traders' | 'merchants', number>;
  const unused = () => (props.desk.markers as { unused: string[] }).unused.length;
  const tipOf = (ability: 'actions' | 'privilege'): string =>
    abilityTip(props.rules, ability, abilities()[ability], FULL);
  return (
    <>
      <span class="row-figure" data-tip={tipOf('actions')}>
        <AbilityIcon ability="actions" size={16} label={words().abilities.actions} />
        {stepValue('actions', abilities().actions)}
      </span>
      <span class="row-figure" data-tip={tipOf('privilege')}>
        <AbilityIcon ability="privilege" size={16} label={words().abilities.privilege} />
        <span class={`row-colour track-${COLOURS[abilities().privilege]}`} />
        <span class="visually-hidden">{stepValue('privilege', abilities().privilege)}</span>
      </span>
      <span class="row-figure" data-tip={tips().supply}>
        <span class="visually-hidden">{words().desk.supply}</span>
        <PlayerPiece kind="trader" colour={props.colour} size={15} label={words().kinds.trader} />
        {supply().traders}
        <PlayerPiece kind="merchant" colour={props.colour} size={15} label={words().kinds.merchant} />
        {supply().merchants}
      </span>
      <Show when={unused() > 0}>
        <span class="row-figure" data-tip={tips().unused}>
          <MarkerIcon marker="" size={18} label={words().desk.unused} />
          {unused()}
        </span>
      </Show>
    </>
  );
}
