import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Switch } from "../../components/Switch/index.ts";
import type { Display } from "../../theme/display.ts";
import { ChoiceTiles } from "./ChoiceTiles.tsx";
import { type SettingsLabels, settingsLabels } from "./labels.ts";
import { buttonSizePicture, colorVisionPicture, fontSizePicture, themePicture } from "./pictures.tsx";
import * as css from "./SettingsPanel.css.ts";

export interface SettingsPanelProps {
  /** What is chosen now. */
  settings: Display;
  /** Asked for at each choice; the page is to obey at once. */
  onChange: (change: Partial<Display>) => void;
  /** Something differs from what a new visitor has. */
  canReset: boolean;
  /** The settings were just reset, and can come back. */
  canUndoReset: boolean;
  /** All is to be as a new visitor has it. */
  onReset: () => void;
  /** The settings from before are to come back. */
  onUndoReset: () => void;
  /** The device refuses to keep the settings. */
  isNotSaved?: boolean | undefined;
  /** The device asks for less motion by itself. */
  systemReducesMotion?: boolean | undefined;
  /** Further settings, before the way back. */
  children?: ReactNode;
  /** All its texts, in another wording. */
  labels?: SettingsLabels | undefined;
}

/** How the product appears, chosen by the person who reads it. Stands in a dialog or on a page of its own. */
export function SettingsPanel(props: SettingsPanelProps): ReactNode {
  const { settings, onChange, canReset, canUndoReset, labels = settingsLabels } = props;
  const { titles, choices, helps } = labels;
  return (
    <div className={css.panel}>
      {props.isNotSaved ? (
        <Banner tone="warning" title={labels.notSaved.title} announce="polite">
          {labels.notSaved.detail}
        </Banner>
      ) : null}
      <ChoiceTiles
        title={titles.theme}
        help={helps.theme}
        choices={choices.theme}
        value={settings.theme}
        onChoose={(theme) => onChange({ theme })}
        picture={themePicture}
        width="wide"
      />
      <ChoiceTiles
        title={titles.fontSize}
        choices={choices.fontSize}
        value={settings.fontSize}
        onChoose={(fontSize) => onChange({ fontSize })}
        picture={fontSizePicture}
        width="narrow"
      />
      <ChoiceTiles
        title={titles.buttonSize}
        choices={choices.buttonSize}
        value={settings.buttonSize}
        onChoose={(buttonSize) => onChange({ buttonSize })}
        picture={buttonSizePicture}
        width="narrow"
      />
      <ChoiceTiles
        title={titles.colorBlindSupport}
        help={helps.colorBlindSupport}
        choices={choices.colorBlindSupport}
        value={settings.colorBlindSupport}
        onChoose={(colorBlindSupport) => onChange({ colorBlindSupport })}
        picture={colorVisionPicture}
        width="wideFive"
      />
      <div className={css.switches}>
        <Switch
          label={titles.reduceMotion}
          help={props.systemReducesMotion ? labels.systemReducesMotion : helps.reduceMotion}
          checked={settings.reduceMotion || Boolean(props.systemReducesMotion)}
          isDisabled={Boolean(props.systemReducesMotion)}
          onChange={({ target }) => onChange({ reduceMotion: target.checked })}
        />
        <Switch
          label={titles.enhancedFocus}
          help={helps.enhancedFocus}
          checked={settings.enhancedFocus}
          onChange={({ target }) => onChange({ enhancedFocus: target.checked })}
        />
        <Switch
          label={titles.keyboardNavigation}
          help={helps.keyboardNavigation}
          checked={settings.keyboardNavigation}
          onChange={({ target }) => onChange({ keyboardNavigation: target.checked })}
        />
      </div>
      {props.children}
      <div className={css.ending}>
        <p role="status" className={css.resetNotice}>
          {canUndoReset ? labels.wasReset : ""}
        </p>
        {/* One button for there and back, so that the focus stays where it is. */}
        <Button
          variant="secondary"
          icon={<RotateCcw />}
          isDisabled={!canReset && !canUndoReset}
          onClick={canUndoReset ? props.onUndoReset : props.onReset}
        >
          {canUndoReset ? labels.undoReset : labels.reset}
        </Button>
      </div>
    </div>
  );
}
