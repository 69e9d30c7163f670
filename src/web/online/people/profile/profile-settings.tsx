/** Your picture, who sees your profile, and who may invite you. */
import { createResource, For, Show } from 'solid-js';
import { CHARGES, FIELDS, type Picture } from '../../../../protocol/people/picture.js';
import type {
  Audience,
  ProfileChange,
  ProfileSettings as Settings,
} from '../../../../protocol/people/profile.js';
import { t } from '../../../i18n/index.js';
import { Radios } from '../../../shell/controls/radios.jsx';
import { me, showError } from '../../me/identity.js';
import { Arms, chargeName, fieldName } from '../names/arms.jsx';
import { playerLink } from '../names/player-link.js';
import * as api from '../people-api.js';

const AUDIENCES: readonly Audience[] = ['everybody', 'following', 'nobody'];

export function ProfileSettings() {
  const [settings, { mutate }] = createResource(() => api.getProfileSettings().catch(() => undefined));
  const change = async (part: ProfileChange): Promise<void> => {
    const before = settings();
    if (before) mutate({ ...before, ...part });
    try {
      mutate(await api.changeProfile(part));
    } catch (error) {
      mutate(before);
      showError(error);
    }
  };
  const choices = () => AUDIENCES.map((value) => ({ value, label: t(`people.audience-${value}`) }));
  return (
    <Show when={settings()}>
      {(now) => (
        <section class="card me-card" aria-labelledby="me-profile">
          <h2 id="me-profile">{t('people.yourProfile')}</h2>
          <PictureChoice settings={now()} change={(picture) => void change({ picture })} />
          <Radios
            name="profile-visible"
            legend={t('people.visible')}
            value={now().visible}
            choices={choices()}
            hint={t(`people.visibleHint-${now().visible}`)}
            choose={(visible) => void change({ visible: visible as Audience })}
          />
          <Radios
            name="profile-invitations"
            legend={t('people.invitable')}
            value={now().invitations}
            choices={choices()}
            hint={t('people.invitableHint')}
            choose={(invitations) => void change({ invitations: invitations as Audience })}
          />
          <div class="me-row">
            <a class="button" href={playerLink(me()?.id)}>
              {t('people.seeProfile')}
            </a>
            <a class="button" href="#/people">
              {t('people.title')}
            </a>
          </div>
        </section>
      )}
    </Show>
  );
}

function PictureChoice(props: { settings: Settings; change(picture: Picture): void }) {
  const picture = () => props.settings.picture;
  return (
    <div class="picture-choice">
      <Arms picture={picture()} size={72} label={pictureName(picture())} />
      <div class="picture-parts">
        <fieldset>
          <legend>{t('people.charge')}</legend>
          <For each={CHARGES}>
            {(charge) => (
              <label class="picture-part">
                <input
                  type="radio"
                  name="profile-charge"
                  aria-label={chargeName(charge)}
                  checked={picture().charge === charge}
                  onChange={() => props.change({ ...picture(), charge })}
                />
                <Arms picture={{ ...picture(), charge }} size={32} />
              </label>
            )}
          </For>
        </fieldset>
        <fieldset>
          <legend>{t('people.field')}</legend>
          <For each={FIELDS}>
            {(field) => (
              <label class="picture-part">
                <input
                  type="radio"
                  name="profile-field"
                  aria-label={fieldName(field)}
                  checked={picture().field === field}
                  onChange={() => props.change({ ...picture(), field })}
                />
                <Arms picture={{ ...picture(), field }} size={32} />
              </label>
            )}
          </For>
        </fieldset>
      </div>
    </div>
  );
}

const pictureName = ({ charge, field }: Picture): string =>
  t('people.pictureIs', { charge: chargeName(charge), field: fieldName(field) });
